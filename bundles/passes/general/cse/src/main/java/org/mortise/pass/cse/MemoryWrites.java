// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/**
 * Counts the operations of a block that may write to memory, up to the last requested one. If the requests are in the
 * order of the block, each operation is examined once.
 */
final class MemoryWrites {
  private final Block block;
  private Operation counted;
  private int writes;
  private @Nullable Operation last;

  MemoryWrites(Block block) {
    this.block = block;
  }

  /** Returns the number of operations before {@code op} that may write. */
  int countBefore(Operation op) {
    Operation next = counted == null ? block.first() : counted;
    while (next != op) {
      if (mayWrite(next)) {
        writes++;
        last = next;
      }
      next = next.next();
    }
    counted = op;
    return writes;
  }

  /** Returns the last counted operation; null if there is none. */
  @Nullable Operation last() {
    return last;
  }

  private static boolean mayWrite(Operation root) {
    List<MemoryEffect> effects = new ArrayList<>(0);
    return root.walkPreOrder((Operation op) -> {
      MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
      if (known != null && writes(op, known, effects)) {
        return Walk.Result.INTERRUPT;
      }
      if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
        return Walk.Result.ADVANCE;
      }
      return known != null || op.hasTrait(Trait.NO_MEMORY_EFFECT) ? Walk.Result.SKIP : Walk.Result.INTERRUPT;
    }) == Walk.Result.INTERRUPT;
  }

  private static boolean writes(Operation op, MemoryEffectOpInterface known, List<MemoryEffect> effects) {
    effects.clear();
    known.getEffects(op, effects);
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.WRITE) {
        return true;
      }
    }
    return false;
  }
}
