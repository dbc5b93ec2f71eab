// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leandeallocation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;

/**
 * Makes the slots own what they get that live where an owner of one of their sources is not known. All owners of a
 * value that is not owning dominate it, so that they dominate each other in some order; only the last one of them is
 * kept for each value. Linear in the handovers and aliases, times the number of owners that follow each other in this
 * order along a cycle.
 */
final class OwningSlots {
  private final OwnershipGraph graph;
  /** For each value that may be a buffer with an owner, the owner that is defined last. */
  private final Map<Value, Value> lastOwners = new IdentityHashMap<>();
  private final Deque<Value> pending = new ArrayDeque<>();

  OwningSlots(OwnershipGraph graph) {
    this.graph = graph;
  }

  void find() {
    for (Buffer candidate : graph.candidates) {
      if (candidate.isOwner()) {
        addOwner(candidate.value);
      }
    }
    while (!pending.isEmpty()) {
      Value value = pending.poll();
      Value owner = lastOwners.get(value);
      for (Value alias : graph.aliasesOf(graph.of(value))) {
        update(alias, owner);
      }
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        Handover handover = graph.handoverOf(use);
        if (handover != null && !handover.targets.isEmpty() && !handover.slots().owns) {
          handOver(owner, handover);
        }
      }
    }
  }

  private void addOwner(Value owner) {
    lastOwners.put(owner, owner);
    pending.add(owner);
  }

  private void handOver(Value owner, Handover handover) {
    for (Buffer target : handover.targets) {
      if (!graph.isAvailable(owner, target.value)) {
        handover.slots().owns = true;
        handover.slots().members.forEach(member -> addOwner(member.value));
        return;
      }
    }
    handover.slots().isLentByOwner = true;
    for (Buffer target : handover.targets) {
      update(target.value, owner);
    }
  }

  /** Notes {@code owner} for {@code value}, unless another one is defined later. */
  private void update(Value value, Value owner) {
    Value known = lastOwners.get(value);
    if (known == null || known != owner && graph.isAvailable(known, owner)) {
      lastOwners.put(value, owner);
      pending.add(value);
    }
  }
}
