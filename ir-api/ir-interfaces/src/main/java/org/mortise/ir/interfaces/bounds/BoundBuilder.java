// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import org.mortise.ir.affine.AffineExpr;

/** Adds bounds of one value or size. {@link ValueBoundsConstraintSet#getExpr} returns the expressions. */
public final class BoundBuilder {
  private final ValueBoundsConstraintSet set;
  private final int variable;

  BoundBuilder(ValueBoundsConstraintSet set, int variable) {
    this.set = set;
    this.variable = variable;
  }

  /** Adds the bound that the number is {@code expr}. */
  public void equalTo(AffineExpr expr) {
    set.addBound(BoundType.EQ, variable, expr);
  }

  /** Adds the bound that the number is not less than {@code expr}. */
  public void atLeast(AffineExpr expr) {
    set.addBound(BoundType.LB, variable, expr);
  }

  /** Adds the bound that the number is not greater than {@code expr}. */
  public void atMost(AffineExpr expr) {
    set.addBound(BoundType.UB, variable, expr);
  }

  /** Adds the bound that the number is less than {@code expr}. */
  public void lessThan(AffineExpr expr) {
    set.addBound(BoundType.UB, variable, expr.minus(1));
  }
}
