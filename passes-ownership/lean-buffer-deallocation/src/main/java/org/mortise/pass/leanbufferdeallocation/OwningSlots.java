// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Makes slots own the buffers that they receive if they are live where no owner of a source is available. All owners of
 * a value without ownership dominate it, so they dominate each other in some order; only the last owner is recorded for
 * each value. Linear in the handovers and aliases, times the number of owners that follow each other in this order
 * along a cycle.
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

  /** Records {@code owner} for {@code buffer}, unless the recorded owner is defined later. */
  private void update(Buffer buffer, Buffer owner) {
    Buffer known = buffer.lastOwner;
    if (known == null || known != owner && graph.isAvailable(known.value, owner.value)) {
      buffer.lastOwner = owner;
      pending.add(buffer);
    }
  }
}
