// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.interfaces.bounds.ValueDim;

/** The induction variable lies between the bounds. Values carried unchanged equal the initial value. */
final class ForBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    ForOp loop = ForOp.of(op);
    if (value == loop.inductionVariable()) {
      if (loop.countsUnsigned()) {
        return;
      }
      bounds.bound(value).atLeast(bounds.getExpr(loop.lowerBound()));
      bounds.bound(value).lessThan(bounds.getExpr(loop.upperBound()));
      return;
    }
    addCarried(loop, value, ValueDim.INDEX, bounds);
  }

  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    addCarried(ForOp.of(op), value, dim, bounds);
  }

  private static void addCarried(ForOp loop, Value value, int dim, ValueBoundsConstraintSet bounds) {
    int number = value instanceof BlockArgument argument ? argument.index() - 1 : ((OpResult) value).index();
    ValueDim yielded = new ValueDim(loop.yield().results().get(number), dim);
    ValueDim carried = new ValueDim(loop.regionIterArgs().get(number), dim);
    bounds.populateConstraints(yielded);
    bounds.populateConstraints(carried);
    if (bounds.populateAndCompare(yielded, ComparisonOperator.EQ, carried)) {
      ValueDim initial = new ValueDim(loop.initArgs().get(number), dim);
      bounds.bound(new ValueDim(value, dim)).equalTo(bounds.getExpr(initial));
    }
  }
}
