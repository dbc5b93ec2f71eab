// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.bounds.BoundType;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;

/** Results are equal to, or bounded by, the results of the maps. */
public final class AffineBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    MapOperands map = MapOperands.of(op, 0);
    if (ApplyOp.of(op) != null) {
      map = map.composedAndSimplified();
    }
    List<AffineExpr> operands = new ArrayList<>();
    for (Value operand : map.operands()) {
      operands.add(bounds.getExpr(operand));
    }
    int dims = map.map().dimCount();
    for (AffineExpr result : map.map().results()) {
      AffineExpr bound = result.replaceDimsAndSymbols(
          operands.subList(0, dims), operands.subList(dims, operands.size()));
      if (ApplyOp.of(op) != null) {
        bounds.bound(value).equalTo(bound);
      } else if (MinOp.of(op) != null) {
        bounds.bound(value).atMost(bound);
      } else {
        bounds.bound(value).atLeast(bound);
      }
    }
  }

  /** Returns the constant difference of two values of index type, or null if it is unknown or not constant. */
  public static @Nullable Long constantDelta(Value first, Value second) {
    AffineMap difference = AffineMap.of(2, 0, AffineExpr.dim(0).minus(AffineExpr.dim(1)));
    MapOperands map = new MapOperands(difference, List.of(first, second)).composedAndSimplified();
    return ValueBoundsConstraintSet.computeConstantBound(
        BoundType.EQ, BoundVariable.of(map.map(), map.operands()), true);
  }
}
