// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/**
 * Decides which values can be dimensions and symbols of affine maps. Follows the ancestors of a value and chains of
 * {@code affine.apply} of a limited length.
 */
final class AffineScopes {
  /** Longer chains of applications are rare, and canonicalization composes them. */
  private static final int MAX_CHAIN = 64;

  private AffineScopes() {}

  /** Returns whether {@code value} is a symbol where it is defined. */
  static boolean isSymbol(Value value) {
    return isSymbol(value, MAX_CHAIN);
  }

  private static boolean isSymbol(Value value, int chain) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    if (isTopLevel(value)) {
      return true;
    }
    Operation op = value.definingOp();
    if (op == null) {
      return false;
    }
    if (op.hasTrait(Trait.CONSTANT_LIKE) || dimOfTopLevel(op)) {
      return true;
    }
    return ApplyOp.of(op) != null && chain > 0 ? allSymbols(op, chain - 1) : isDefinedAround(value, scopeOf(op));
  }

  /** Returns whether {@code value} is a dimension or a symbol where it is defined. The dialect has no loops. */
  static boolean isDimOrSymbol(Value value) {
    return isSymbol(value) || isDim(value, MAX_CHAIN);
  }

  private static boolean isDim(Value value, int chain) {
    ApplyOp apply = ApplyOp.of(value.definingOp());
    if (apply == null || chain == 0) {
      return isSymbol(value, chain);
    }
    for (int i = 0; i < apply.operation().operandCount(); i++) {
      if (!isDim(apply.operation().operand(i), chain - 1)) {
        return false;
      }
    }
    return true;
  }

  private static boolean allSymbols(Operation op, int chain) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!isSymbol(op.operand(i), chain)) {
        return false;
      }
    }
    return true;
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
