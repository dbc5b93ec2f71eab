// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/**
 * Decides which values can be dimensions and symbols of affine maps. The dialect has no loops, so that each value that
 * can be a dimension can be a symbol, too. Follows the ancestors of a value and all {@code affine.apply} that it is
 * computed by, each once.
 */
final class AffineScopes {
  private AffineScopes() {}

  /** Returns whether {@code value} is a symbol where it is defined. */
  static boolean isSymbol(Value value) {
    if (ApplyOp.of(value.definingOp()) == null) {
      return isLeafSymbol(value);
    }
    Set<Operation> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> pending = new ArrayDeque<>();
    pending.push(value);
    while (!pending.isEmpty()) {
      Value next = pending.pop();
      Operation op = next.definingOp();
      boolean isApplied = ApplyOp.of(op) != null && !isTopLevel(next);
      if (isApplied && visited.add(op)) {
        pending.addAll(List.of(op.operands()));
      } else if (!isApplied && !isLeafSymbol(next)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLeafSymbol(Value value) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    if (isTopLevel(value)) {
      return true;
    }
    Operation op = value.definingOp();
    return op != null
        && (op.hasTrait(Trait.CONSTANT_LIKE) || dimOfTopLevel(op) || isDefinedAround(value, scopeOf(op)));
  }

  private static boolean dimOfTopLevel(Operation op) {
    DimOp dim = DimOp.of(op);
    return dim != null && isTopLevel(dim.source()) && dim.constantIndex() >= 0;
  }

  private static boolean isDefinedAround(Value value, Region scope) {
    return scope != null && value.parentRegion() == scope;
  }

  /** Returns the region around {@code op} whose operation is an affine scope, or null. */
  private static @Nullable Region scopeOf(Operation op) {
    Region region = op.parentRegion();
    while (region != null && region.parentOp() != null && !region.parentOp().hasTrait(Trait.AFFINE_SCOPE)) {
      region = region.parentOp().parentRegion();
    }
    return region;
  }

  /** Returns whether {@code value} is defined directly in an affine scope. */
  static boolean isTopLevel(Value value) {
    Region region = value.parentRegion();
    return region != null && region.parentOp() != null && region.parentOp().hasTrait(Trait.AFFINE_SCOPE);
  }
}
