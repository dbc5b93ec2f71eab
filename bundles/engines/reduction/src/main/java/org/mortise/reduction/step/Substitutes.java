// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Finds values that can replace others in one program: the nearest value of the same type, or else a new constant at
 * the start of the function. A search visits a limited number of operations, so its cost does not depend on the size of
 * the block.
 */
final class Substitutes {
  private static final int MOST_OPERATIONS = 256;

  private record Key(Region region, Type type) {}

  private final Placeholders placeholders;
  private final Map<Key, Value> constants = new HashMap<>();

  Substitutes(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  /** Replaces the used values by nearby values or constants; returns false if a value has no substitute. */
  boolean replace(Operation before, List<? extends Value> values) {
    for (Value value : values) {
      if (!value.hasUses()) {
        continue;
      }
      Value other = nearby(before, value);
      other = other == null ? constant(before, value.type()) : other;
      if (other == null) {
        return false;
      }
      value.replaceAllUsesWith(other);
    }
    return true;
  }

  /** Replaces the used values by constants; returns false if a value has no substitute. */
  boolean replaceByConstants(Operation before, List<? extends Value> values) {
    for (Value value : values) {
      if (!value.hasUses()) {
        continue;
      }
      Value other = constant(before, value.type());
      if (other == null || other == value) {
        return false;
      }
      value.replaceAllUsesWith(other);
    }
    return true;
  }

  /** Returns a value of a type that dominates {@code op}, or null. */
  @Nullable Value find(Operation op, Type type) {
    Value found = nearby(op, type, null);
    return found == null ? constant(op, type) : found;
  }

  private @Nullable Value nearby(Operation op, Value replaced) {
    return nearby(op, replaced.type(), replaced);
  }

  private static @Nullable Value nearby(Operation op, Type type, @Nullable Value except) {
    for (Operation at = op; at != null && at.block() != null; at = at.parentOp()) {
      Block block = at.block();
      Value found = inBlock(at.previous(), block, type, except);
      if (found == null && !block.isEntryBlock()) {
        Block entry = block.parent().first();
        found = inBlock(entry.last(), entry, type, except);
      }
      if (found != null || at.parentOp() == null || at.parentOp().hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Value inBlock(
      @Nullable Operation last, Block block, Type type, @Nullable Value except) {
    int left = MOST_OPERATIONS;
    for (Operation op = last; op != null && left > 0; op = op.previous()) {
      Value found = ofType(op.resultList(), type, except);
      if (found != null) {
        return found;
      }
      left--;
    }
    return ofType(block.argumentList(), type, except);
  }

  private static @Nullable Value ofType(List<? extends Value> values, Type type, @Nullable Value except) {
    for (Value value : values) {
      if (value.type() == type && value != except) {
        return value;
      }
    }
    return null;
  }

  private @Nullable Value constant(Operation op, Type type) {
    Region region = op.parentRegion();
    while (region != null && !region.parentOp().hasTrait(Trait.ISOLATED_FROM_ABOVE)
        && region.parentRegion() != null) {
      region = region.parentRegion();
    }
    return region == null ? null : constants.computeIfAbsent(new Key(region, type), this::create);
  }

  private @Nullable Value create(Key key) {
    Operation constant = placeholders.create(key.type);
    if (constant == null) {
      return null;
    }
    key.region.first().prepend(constant);
    return constant.result(0);
  }
}
