// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Makes the slots own what they get that live where an owner of one of their sources is not known. All owners of a
 * value that is not owning dominate it, so that they dominate each other in some order; only the last one of them is
 * kept for each value. Linear in the handovers and aliases, times the number of owners that follow each other in this
 * order along a cycle.
 */
final class OwningSlots {
  private final OwnershipGraph graph;
  private final Deque<Buffer> pending = new ArrayDeque<>();

  OwningSlots(OwnershipGraph graph) {
    this.graph = graph;
  }

  void find() {
    for (Buffer candidate : graph.candidates) {
      if (candidate.isOwner()) {
        addOwner(candidate);
      }
    }
    while (!pending.isEmpty()) {
      Buffer buffer = pending.poll();
      Buffer owner = buffer.lastOwner;
      for (Buffer alias : graph.aliasesOf(buffer)) {
        update(alias, owner);
      }
      for (Handover handover : buffer.handovers) {
        if (!handover.targets.isEmpty() && !handover.slots().owns) {
          handOver(owner, handover);
        }
      }
    }
  }

  private void addOwner(Buffer owner) {
    owner.lastOwner = owner;
    pending.add(owner);
  }

  private void handOver(Buffer owner, Handover handover) {
    for (Buffer target : handover.targets) {
      if (!graph.isAvailable(owner.value, target.value)) {
        handover.slots().owns = true;
        handover.slots().members.forEach(this::addOwner);
        return;
      }
    }
    handover.slots().isLentByOwner = true;
    for (Buffer target : handover.targets) {
      update(target, owner);
    }
  }

  /** Notes {@code owner} for {@code buffer}, unless another one is defined later. */
  private void update(Buffer buffer, Buffer owner) {
    Buffer known = buffer.lastOwner;
    if (known == null || known != owner && graph.isAvailable(known.value, owner.value)) {
      buffer.lastOwner = owner;
      pending.add(buffer);
    }
  }
}
