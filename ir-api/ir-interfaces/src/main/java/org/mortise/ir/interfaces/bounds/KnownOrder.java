// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.types.IndexType;

/**
 * The known order of two bounds of a loop. {@link ValueBoundsConstraintSet} derives the same facts as MLIR; this class
 * also uses that sizes are not negative. Costs as much as {@link ValueBoundsConstraintSet#compare}.
 */
public final class KnownOrder {
  private KnownOrder() {}

  /** Returns whether {@code left} is known to be at least {@code right}; false unless both are indices. */
  public static boolean isAtLeast(Value left, Value right) {
    return left.type() instanceof IndexType && right.type() instanceof IndexType
        && isAtLeast(BoundVariable.of(left), BoundVariable.of(right));
  }

  /** Returns whether {@code left} is known to be at least {@code right}. */
  public static boolean isAtLeast(BoundVariable left, BoundVariable right) {
    return isSize(left) && isNotPositive(right)
        || ValueBoundsConstraintSet.compare(left, ComparisonOperator.GE, right);
  }

  private static boolean isSize(BoundVariable variable) {
    AffineExpr expr = variable.map().result(0);
    boolean isValue = variable.operands().size() == 1
        && (expr.equals(AffineExpr.dim(0)) || expr.equals(AffineExpr.symbol(0)));
    if (!isValue) {
      return false;
    }
    Operation op = variable.operands().get(0).value().definingOp();
    return !variable.operands().get(0).isIndex() || op != null && op.implementsInterface(ShapedDimOpInterface.class);
  }

  private static boolean isNotPositive(BoundVariable variable) {
    Long upper = variable.map().result(0) instanceof AffineConstantExpr constant ? Long.valueOf(constant.value())
        : ValueBoundsConstraintSet.computeConstantBound(BoundType.UB, variable, true);
    return upper != null && upper <= 0;
  }
}
