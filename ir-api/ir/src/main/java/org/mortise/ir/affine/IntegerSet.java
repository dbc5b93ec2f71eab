// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The integer points at which every constraint holds: {@code (d0)[s0] : (d0 - s0 >= 0, d0 == 0)}. A plain immutable
 * value, independent of any context.
 */
public final class IntegerSet {
  private final int dimCount;
  private final int symbolCount;
  private final AffineExpr[] constraints;
  private final boolean[] equalities;

  private IntegerSet(int dimCount, int symbolCount, AffineExpr[] constraints, boolean[] equalities) {
    this.dimCount = dimCount;
    this.symbolCount = symbolCount;
    this.constraints = constraints;
    this.equalities = equalities;
  }

  /**
   * Creates a set of at least one constraint.
   *
   * @param equalities for each constraint whether it is {@code == 0} rather than {@code >= 0}
   */
  public static IntegerSet of(
      int dimCount, int symbolCount, List<? extends AffineExpr> constraints, boolean[] equalities) {
    if (constraints.size() != equalities.length) {
      throw new IllegalArgumentException("as many flags as constraints are needed");
    }
    return new IntegerSet(dimCount, symbolCount, constraints.toArray(new AffineExpr[0]), equalities.clone());
  }

  /** The set without any point: {@code 1 == 0}. */
  public static IntegerSet empty(int dimCount, int symbolCount) {
    return of(dimCount, symbolCount, List.of(AffineExpr.constant(1)), new boolean[] {true});
  }

  public int dimCount() {
    return dimCount;
  }

  public int symbolCount() {
    return symbolCount;
  }

  public int constraintCount() {
    return constraints.length;
  }

  public AffineExpr constraint(int index) {
    return constraints[index];
  }

  public List<AffineExpr> constraints() {
    return Collections.unmodifiableList(Arrays.asList(constraints));
  }

  /** Returns whether the constraint is {@code == 0} rather than {@code >= 0}. */
  public boolean isEquality(int index) {
    return equalities[index];
  }

  /**
   * Returns the same set without constraints implied by one other constraint, with reduced factors, equalities first. A
   * set that is certainly empty becomes {@link #empty}, one without constraints {@code 0 == 0}. Quotients in
   * constraints add the constraints of their remainders. A set that is not purely affine stays. Has the cost of {@link
   * LinearConstraints#isEmpty}.
   */
  public IntegerSet simplify() {
    return SetSimplifier.simplify(this);
  }

  /** Returns whether the point is in the set. Throws {@link ArithmeticException} on overflow and division by 0. */
  public boolean contains(long[] dims, long[] symbols) {
    for (int i = 0; i < constraints.length; i++) {
      long value = constraints[i].evaluate(dims, symbols);
      if (equalities[i] ? value != 0 : value < 0) {
        return false;
      }
    }
    return true;
  }

  /** As it is written: {@code (d0) : (d0 >= 0)}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    AffineMap.appendInputs(out, dimCount, symbolCount);
    out.append(" : (");
    for (int i = 0; i < constraints.length; i++) {
      out.append(i == 0 ? "" : ", ").append(constraints[i]).append(equalities[i] ? " == 0" : " >= 0");
    }
    return out.append(')').toString();
  }

  @Override
  public int hashCode() {
    return ((dimCount * 31 + symbolCount) * 31 + Arrays.hashCode(constraints)) * 31 + Arrays.hashCode(equalities);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntegerSet that
        && dimCount == that.dimCount
        && symbolCount == that.symbolCount
        && Arrays.equals(constraints, that.constraints)
        && Arrays.equals(equalities, that.equalities);
  }
}
