// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.interfaces.bounds.ValueDim;
import org.mortise.ir.types.ShapedType;

/**
 * Bounds the result of {@code arith.select} by its two values, if it is known that one of them is not greater than the
 * other one.
 */
final class SelectBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    addBounds(SelectOp.of(op), ValueDim.INDEX, bounds);
  }

  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    SelectOp select = SelectOp.of(op);
    if (!(select.condition().type() instanceof ShapedType)) {
      addBounds(select, dim, bounds);
      return;
    }
    bounds.bound(value, dim).equalTo(bounds.getExpr(select.trueValue(), dim));
    bounds.bound(value, dim).equalTo(bounds.getExpr(select.falseValue(), dim));
    bounds.bound(value, dim).equalTo(bounds.getExpr(select.condition(), dim));
  }

  private static void addBounds(SelectOp select, int dim, ValueBoundsConstraintSet bounds) {
    ValueDim result = new ValueDim(select.result(), dim);
    ValueDim first = new ValueDim(select.trueValue(), dim);
    ValueDim second = new ValueDim(select.falseValue(), dim);
    addBoundsIfOrdered(result, first, second, bounds);
    addBoundsIfOrdered(result, second, first, bounds);
  }

  /** Adds {@code lower <= result <= upper} if {@code lower <= upper} is known. */
  private static void addBoundsIfOrdered(
      ValueDim result, ValueDim lower, ValueDim upper, ValueBoundsConstraintSet bounds) {
    boolean isOrdered = ValueBoundsConstraintSet.compare(
        BoundVariable.of(lower), ComparisonOperator.LE, BoundVariable.of(upper));
    if (isOrdered) {
      bounds.bound(result).atLeast(bounds.getExpr(lower));
      bounds.bound(result).atMost(bounds.getExpr(upper));
    }
  }
}
