// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The bounds of one variable of linear constraints as expressions of others. If a variable has several bounds on a
 * side, only a constant bound is used, or else the first. Has the cost of {@link LinearConstraints#isEmpty} for each
 * inequality.
 */
public final class VariableBounds {
  private final LinearConstraints constraints;
  private final int variable;
  private final @Nullable AffineExpr[] known;
  private @Nullable AffineExpr lower;
  private @Nullable AffineExpr upper;

  private VariableBounds(LinearConstraints constraints, int variable, List<Integer> symbols) {
    this.constraints = constraints;
    this.variable = variable;
    this.known = new AffineExpr[constraints.variableCount()];
    for (int i = 0; i < symbols.size(); i++) {
      known[symbols.get(i)] = AffineExpr.symbol(i);
    }
  }

  /**
   * Computes the bounds of a variable.
   *
   * @param symbols the variables of the system besides {@code variable} and quotients; they are the symbols of the
   *     bounds
   * @throws ArithmeticException if a number exceeds 64 bits
   */
  public static VariableBounds of(LinearConstraints constraints, int variable, List<Integer> symbols) {
    LinearConstraints copy = constraints.copy();
    copy.equalities().replaceAll(copy::reducedIfExact);
    copy.inequalities().replaceAll(copy::reducedIfExact);
    VariableBounds bounds = new VariableBounds(copy, variable, symbols);
    bounds.compute();
    return bounds;
  }

  /** Returns the inclusive lower bound, or null if it is unknown. */
  public @Nullable AffineExpr lower() {
    return lower;
  }

  /** Returns the inclusive upper bound, or null if it is unknown. */
  public @Nullable AffineExpr upper() {
    return upper;
  }

  private void compute() {
    while (findUnknown()) {
      if (known[variable] != null) {
        break;
      }
    }
    if (known[variable] != null) {
      lower = known[variable].simplify();
      upper = lower;
      return;
    }
    List<AffineExpr> lowers = new ArrayList<>();
    List<AffineExpr> uppers = new ArrayList<>();
    if (!constraints.hasAuxiliaryVariables()) {
      addBounds(lowers, uppers);
    }
    lower = single(lowers, constraints.lowerBound(variable));
    upper = single(uppers, constraints.upperBound(variable));
  }

  private static @Nullable AffineExpr single(List<AffineExpr> bounds, @Nullable Long constant) {
    if (constant != null && bounds.size() != 1) {
      return AffineExpr.constant(constant);
    }
    return bounds.isEmpty() ? null : bounds.get(0);
  }

  /** Finds expressions of variables in terms of others. Returns whether one was found. */
  private boolean findUnknown() {
    boolean found = false;
    for (int i = 0; i < known.length; i++) {
      if (known[i] == null && occurs(i)) {
        known[i] = constant(i);
        if (known[i] == null) {
          known[i] = quotient(i);
        }
        if (known[i] == null) {
          known[i] = solution(i);
        }
        found |= known[i] != null;
      }
    }
    return found;
  }

  private boolean occurs(int number) {
    for (long[] row : constraints.equalities()) {
      if (row[number] != 0) {
        return true;
      }
    }
    for (long[] row : constraints.inequalities()) {
      if (row[number] != 0) {
        return true;
      }
    }
    return false;
  }

  private @Nullable AffineExpr constant(int number) {
    Long least = constraints.lowerBound(number);
    return least != null && least.equals(constraints.upperBound(number)) ? AffineExpr.constant(least) : null;
  }

  /** Finds inequalities {@code 0 <= dividend - divisor * v <= divisor - 1}, perhaps with a narrower range. */
  private @Nullable AffineExpr quotient(int number) {
    for (long[] high : constraints.inequalities()) {
      long divisor = -high[number];
      for (long[] low : divisor > 0 ? constraints.inequalities() : List.<long[]>of()) {
        AffineExpr dividend = isOpposite(low, high) ? dividend(low, high, number) : null;
        if (dividend != null) {
          return dividend.floorDiv(divisor);
        }
      }
    }
    return null;
  }

  private static boolean isOpposite(long[] low, long[] high) {
    for (int i = 0; i < low.length - 1; i++) {
      if (low[i] != -high[i]) {
        return false;
      }
    }
    return true;
  }

  private @Nullable AffineExpr dividend(long[] low, long[] high, int number) {
    int last = low.length - 1;
    long narrower = low[number] - 1 - low[last] - high[last];
    return narrower < 0 || narrower >= low[number] ? null : sum(high, number, 1, high[last] + narrower);
  }

  /** Solves the first equality with a variable for it. */
  private @Nullable AffineExpr solution(int number) {
    for (long[] row : constraints.equalities()) {
      if (row[number] != 0) {
        int sign = row[number] > 0 ? -1 : 1;
        AffineExpr sum = sum(row, number, sign, sign * row[row.length - 1]);
        return sum == null ? null : sum.floorDiv(Math.absExact(row[number]));
      }
    }
    return null;
  }

  /** Returns the sum of the terms of a row besides one, times {@code sign}; null if a variable in it is unknown. */
  private @Nullable AffineExpr sum(long[] row, int except, int sign, long constant) {
    AffineExpr expr = AffineExpr.constant(0);
    for (int i = 0; i < row.length - 1; i++) {
      if (row[i] != 0 && i != except) {
        if (known[i] == null) {
          return null;
        }
        expr = expr.plus(known[i].times(sign * row[i]));
      }
    }
    return expr.plus(constant);
  }

  /** Adds the bounds that inequalities which do not follow from others state. */
  private void addBounds(List<AffineExpr> lowers, List<AffineExpr> uppers) {
    constraints.removeRedundantInequalities();
    for (long[] row : constraints.inequalities()) {
      long factor = row[variable];
      if (factor > 0) {
        lowers.add(sum(row, variable, -1, factor - 1 - row[row.length - 1]).floorDiv(factor));
      } else if (factor < 0) {
        uppers.add(sum(row, variable, 1, row[row.length - 1]).floorDiv(-factor));
      }
    }
  }
}
