// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.subsets;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;

/** Compares parts of a tensor by the bounds of their positions. Costs a comparison of bounds for each dimension. */
public final class SliceComparison {
  private SliceComparison() {}

  /** Returns whether both slices are known to be equal. */
  public static boolean areEquivalent(HyperrectangularSlice left, HyperrectangularSlice right) {
    return areEqual(left.offsets(), right.offsets()) && areEqual(left.sizes(), right.sizes())
        && areEqual(left.strides(), right.strides());
  }

  private static boolean areEqual(MixedIndices left, MixedIndices right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      boolean isSame = left.isDynamic(i)
          ? left.value(i) == right.value(i) : !right.isDynamic(i) && left.number(i) == right.number(i);
      if (!isSame && !ValueBoundsConstraintSet.compare(
          expression(left, i), ComparisonOperator.EQ, expression(right, i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the slices are known to be disjoint: in a dimension one ends before the other begins. */
  public static boolean areDisjoint(HyperrectangularSlice left, HyperrectangularSlice right) {
    for (int i = 0; i < left.offsets().size() && i < right.offsets().size(); i++) {
      if (endsBefore(left, right, i) || endsBefore(right, left, i)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code offset + (size - 1) * stride < next}. */
  private static boolean endsBefore(HyperrectangularSlice first, HyperrectangularSlice second, int dimension) {
    List<Value> symbols = new ArrayList<>();
    AffineExpr offset = leaf(first.offsets(), dimension, symbols);
    AffineExpr size = leaf(first.sizes(), dimension, symbols);
    AffineExpr stride = leaf(first.strides(), dimension, symbols);
    AffineExpr last = offset.plus(size.minus(1).times(stride));
    return last.isPureAffine() && ValueBoundsConstraintSet.compare(
        BoundVariable.of(AffineMap.of(0, symbols.size(), last), symbols), ComparisonOperator.LT,
        expression(second.offsets(), dimension));
  }

  private static BoundVariable expression(MixedIndices indices, int index) {
    List<Value> symbols = new ArrayList<>();
    AffineExpr leaf = leaf(indices, index, symbols);
    return BoundVariable.of(AffineMap.of(0, symbols.size(), leaf), symbols);
  }

  private static AffineExpr leaf(MixedIndices indices, int index, List<Value> symbols) {
    if (!indices.isDynamic(index)) {
      return AffineExpr.constant(indices.number(index));
    }
    symbols.add(indices.value(index));
    return AffineExpr.symbol(symbols.size() - 1);
  }
}
