// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.bounds.BoundType;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComputedBound;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueDim;

/** Constraints of values in which {@code vector.vscale} is one number in a range. */
public final class ScalableValueBoundsConstraintSet extends ValueBoundsConstraintSet {
  private final long vscaleMin;
  private final long vscaleMax;
  private @Nullable Value vscale;

  private ScalableValueBoundsConstraintSet(long vscaleMin, long vscaleMax) {
    super((value, set) -> false, true);
    this.vscaleMin = vscaleMin;
    this.vscaleMax = vscaleMax;
  }

  /**
   * Computes a bound as a map whose only symbol is {@code vector.vscale}; it has none if {@code value} does not depend
   * on that, or is it. Upper bounds are inclusive.
   *
   * @param vscaleMin the least value of {@code vector.vscale}; not greater than {@code vscaleMax}
   * @return the bound, or null if it is unknown
   */
  public static @Nullable AffineMap computeScalableBound(
      ValueDim value, long vscaleMin, long vscaleMax, BoundType type) {
    ScalableValueBoundsConstraintSet set = new ScalableValueBoundsConstraintSet(vscaleMin, vscaleMax);
    try {
      int target = set.insert(BoundVariable.of(value));
      set.processWorklist();
      if (set.isEmpty()) {
        return null;
      }
      set.projectOut(other -> other.value() != set.vscale);
      set.projectOutAuxiliary();
      ComputedBound bound = set.boundOf(type, target, true);
      int symbols = set.vscale == null || set.vscale == value.value() ? 0 : 1;
      return bound == null ? null : AffineMap.of(0, symbols, bound.map().results());
    } catch (ArithmeticException beyondLong) {
      return null;
    }
  }

  /** Adds the range of {@code value}, a result of {@code vector.vscale}; all of these are equal. */
  void addVscale(Value value) {
    if (vscale != null) {
      bound(value).equalTo(getExpr(vscale));
      return;
    }
    vscale = value;
    bound(value).atLeast(AffineExpr.constant(vscaleMin));
    bound(value).atMost(AffineExpr.constant(vscaleMax));
  }
}
