// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.reduce;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Finds values that can replace others. */
final class NearbyValues {
  private NearbyValues() {}

  /** Returns the nearest value of a type that dominates {@code op}, or null. */
  static @Nullable Value before(Operation op, Type type) {
    for (Operation at = op; at != null && at.block() != null; at = at.parentOp()) {
      Block block = at.block();
      Value found = inBlock(at.previous(), block, type);
      if (found == null && !block.isEntryBlock()) {
        Block entry = block.parent().first();
        found = inBlock(entry.last(), entry, type);
      }
      if (found != null || at.parentOp() == null || at.parentOp().hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Value inBlock(Operation last, Block block, Type type) {
    for (Operation op = last; op != null; op = op.previous()) {
      Value found = ofType(op.resultList(), type);
      if (found != null) {
        return found;
      }
    }
    return ofType(block.argumentList(), type);
  }

  private static @Nullable Value ofType(List<? extends Value> values, Type type) {
    for (Value value : values) {
      if (value.type() == type) {
        return value;
      }
    }
    return null;
  }

  /** Replaces the used values among {@code values} by nearby ones; returns false if there is none for one of them. */
  static boolean replace(Operation op, List<? extends Value> values) {
    for (Value value : values) {
      if (!value.hasUses()) {
        continue;
      }
      Value other = before(op, value.type());
      if (other == null) {
        return false;
      }
      value.replaceAllUsesWith(other);
    }
    return true;
  }
}
