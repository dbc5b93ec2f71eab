// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.interfaces.bounds.ValueDim;

/** The result is between the yielded values if it is known which one is the greater one. */
final class IfBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    addBounds(IfOp.of(op), value, ValueDim.INDEX, bounds);
  }

  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    addBounds(IfOp.of(op), value, dim, bounds);
  }

  private static void addBounds(IfOp op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    int number = ((OpResult) value).index();
    ValueDim result = new ValueDim(value, dim);
    ValueDim first = new ValueDim(op.thenYield().operation().operand(number), dim);
    ValueDim second = new ValueDim(op.elseYield().operation().operand(number), dim);
    bounds.populateConstraints(first);
    bounds.populateConstraints(second);
    addBounds(result, first, second, bounds);
    addBounds(result, second, first, bounds);
  }

  private static void addBounds(ValueDim result, ValueDim least, ValueDim greatest, ValueBoundsConstraintSet bounds) {
    if (bounds.populateAndCompare(least, ComparisonOperator.LE, greatest)) {
      bounds.bound(result).atLeast(bounds.getExpr(least));
      bounds.bound(result).atMost(bounds.getExpr(greatest));
    }
  }
}
