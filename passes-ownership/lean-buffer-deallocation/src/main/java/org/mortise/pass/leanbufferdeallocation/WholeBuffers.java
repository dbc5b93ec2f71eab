// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/** Whether an owner always is the whole allocated buffer, never a view of it, so that it can be freed directly. */
final class WholeBuffers {
  private final Set<Slots> views = Collections.newSetFromMap(new IdentityHashMap<>());

  WholeBuffers(OwnershipGraph graph) {
    Deque<Slots> pending = new ArrayDeque<>();
    for (Handover handover : graph.allHandovers) {
      if (handover.kind != Handover.Kind.SLOTS) {
        continue;
      }
      Buffer buffer = graph.of(handover.value());
      boolean isWhole = handover.mode != Handover.Mode.MOVE
          || buffer.isOwner() && buffer.kind != Buffer.Kind.RETURNED;
      if (!isWhole && views.add(handover.slots())) {
        pending.push(handover.slots());
      }
    }
    while (!pending.isEmpty()) {
      for (Buffer member : pending.pop().members) {
        for (Handover handover : member.handovers) {
          if (handover.kind == Handover.Kind.SLOTS && handover.mode == Handover.Mode.MOVE
              && views.add(handover.slots())) {
            pending.push(handover.slots());
          }
        }
      }
    }
  }

  boolean contains(Buffer owner) {
    return switch (owner.kind) {
      case SLOT -> !views.contains(owner.slots.find());
      case ALLOCATED, TAKEN_ARGUMENT -> true;
      default -> false;
    };
  }
}
