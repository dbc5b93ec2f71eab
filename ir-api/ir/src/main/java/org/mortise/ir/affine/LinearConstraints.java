// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Linear equalities and inequalities of integer variables. A row has a factor for each variable and a constant at the
 * end; variables that are added later have the factor 0 in earlier rows.
 *
 * <p>Variables are eliminated by Gaussian and Fourier-Motzkin elimination, with factors divided by their common
 * divisor. A system reported to be empty has no integer solution; one without integer solution may not be reported to
 * be empty. Exponential in the variables at worst; gives up with more than {@value #LIMIT} rows or numbers beyond 64
 * bits. Not thread-safe.
 */
public final class LinearConstraints {
  private static final int LIMIT = 2000;

  /** A variable that is {@code floor(dividend / divisor)}. */
  record Quotient(int variable, long[] dividend, long divisor) {}

  private int variables;
  private final List<Integer> auxiliary = new ArrayList<>();
  private final List<long[]> equalities = new ArrayList<>();
  private final List<long[]> inequalities = new ArrayList<>();
  private final List<Quotient> quotients = new ArrayList<>();

  /** Returns a copy. */
  public LinearConstraints copy() {
    LinearConstraints copy = new LinearConstraints();
    copy.variables = variables;
    copy.auxiliary.addAll(auxiliary);
    copy.equalities.addAll(equalities);
    copy.inequalities.addAll(inequalities);
    copy.quotients.addAll(quotients);
    return copy;
  }

  /** Returns whether there are variables for quotients or remainders. */
  boolean hasAuxiliaryVariables() {
    return !auxiliary.isEmpty();
  }

  List<long[]> equalities() {
    return equalities;
  }

  List<long[]> inequalities() {
    return inequalities;
  }

  List<Quotient> quotients() {
    return quotients;
  }

  /** Adds a variable and returns its number. */
  public int addVariable() {
    return variables++;
  }

  /** Returns the number of variables. */
  public int variableCount() {
    return variables;
  }

  /** Adds {@code row == 0}. */
  public void addEquality(long[] row) {
    equalities.add(row.clone());
  }

  /** Adds {@code row >= 0}. */
  public void addInequality(long[] row) {
    inequalities.add(row.clone());
  }

  /** Returns a row of zeros for the variables so far. */
  public long[] newRow() {
    return new long[variables + 1];
  }

  /** Returns {@code row} with factors for all variables so far. */
  public long[] widen(long[] row) {
    if (row.length == variables + 1) {
      return row;
    }
    long[] wide = Arrays.copyOf(row, variables + 1);
    wide[row.length - 1] = 0;
    wide[variables] = row[row.length - 1];
    return wide;
  }

  /**
   * Returns {@code a * first + b * second}.
   *
   * @throws ArithmeticException if a number exceeds 64 bits
   */
  public long[] combine(long a, long[] first, long b, long[] second) {
    long[] x = widen(first);
    long[] y = widen(second);
    long[] sum = new long[x.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = Math.addExact(Math.multiplyExact(a, x[i]), Math.multiplyExact(b, y[i]));
    }
    return sum;
  }

  /**
   * Adds a variable for {@code floor(row / divisor)} and returns the row of it.
   *
   * @param divisor a positive number
   */
  public long[] addQuotient(long[] row, long divisor) {
    int quotient = addVariable();
    long[] single = newRow();
    single[quotient] = 1;
    long[] rest = combine(1, row, -divisor, single);
    long[] above = combine(-1, rest, 0, rest);
    above[variables] = Math.addExact(above[variables], divisor - 1);
    addInequality(above);
    addInequality(rest);
    quotients.add(new Quotient(quotient, row.clone(), divisor));
    auxiliary.add(quotient);
    return single;
  }

  /**
   * Returns the row of an expression. Adds a variable for each quotient in it that is not known yet.
   *
   * @param dims the variables of the dimensions
   * @param symbols the variables of the symbols
   * @return the row; null if the expression is not affine or divides by a number that is not positive
   * @throws ArithmeticException if a number exceeds 64 bits
   */
  public long @Nullable [] rowOf(AffineExpr expr, IntUnaryOperator dims, IntUnaryOperator symbols) {
    return expr.isPureAffine() ? rowOf(expr, dims, symbols, false) : null;
  }

  /**
   * Returns the row of an expression as {@link #rowOf} does, but a remainder of a division by an expression becomes a
   * variable from 0 to the divisor, exclusive. That assumes a positive divisor: the system can become empty.
   */
  public long @Nullable [] approximateRowOf(AffineExpr expr, IntUnaryOperator dims, IntUnaryOperator symbols) {
    return rowOf(expr, dims, symbols, true);
  }

  private long @Nullable [] rowOf(
      AffineExpr expr, IntUnaryOperator dims, IntUnaryOperator symbols, boolean approximate) {
    boolean[] undefined = {false};
    long[] row = expr.<long[]>fold(leaf -> leafRow(leaf, dims, symbols), (kind, left, right) -> {
      boolean isRemainder = kind == AffineBinaryExpr.Kind.MOD && approximate;
      if (kind != AffineBinaryExpr.Kind.ADD && commonDivisor(widen(right)) != 0) {
        undefined[0] |= !isRemainder;
        return undefined[0] ? left : remainder(right);
      }
      long constant = right[right.length - 1];
      undefined[0] |= kind.ordinal() > AffineBinaryExpr.Kind.MUL.ordinal() && constant <= 0;
      return undefined[0] ? left : switch (kind) {
        case ADD -> combine(1, left, 1, right);
        case MUL -> combine(constant, left, 0, left);
        case FLOOR_DIV -> quotient(left, constant, 0);
        case CEIL_DIV -> quotient(left, constant, 1);
        case MOD -> combine(1, left, -constant, quotient(left, constant, 0));
      };
    });
    return undefined[0] ? null : widen(row);
  }

  /** Returns the row of a new variable from 0 to {@code divisor}, exclusive. */
  private long[] remainder(long[] divisor) {
    int variable = addVariable();
    auxiliary.add(variable);
    long[] row = newRow();
    row[variable] = 1;
    addInequality(row);
    long[] below = combine(1, divisor, -1, row);
    below[variables] = Math.subtractExact(below[variables], 1);
    addInequality(below);
    return row;
  }

  /** Returns the row of a quotient, rounded up if {@code up} is 1, in lowest terms. */
  private long[] quotient(long[] dividend, long divisor, int up) {
    long common = IntegerMath.gcd(
        commonDivisor(widen(dividend)), IntegerMath.gcd(dividend[dividend.length - 1], divisor));
    long[] reduced = widen(dividend).clone();
    for (int i = 0; i < reduced.length; i++) {
      reduced[i] /= common;
    }
    long reducedDivisor = divisor / common;
    if (reducedDivisor == 1) {
      return reduced;
    }
    reduced[variables] = Math.addExact(reduced[variables], up * (reducedDivisor - 1));
    for (Quotient known : quotients) {
      if (known.divisor == reducedDivisor && Arrays.equals(widen(known.dividend), reduced)) {
        long[] row = newRow();
        row[known.variable] = 1;
        return row;
      }
    }
    return addQuotient(reduced, reducedDivisor);
  }

  private long[] leafRow(AffineExpr leaf, IntUnaryOperator dims, IntUnaryOperator symbols) {
    long[] row = newRow();
    if (leaf instanceof AffineConstantExpr constant) {
      row[variables] = constant.value();
    } else if (leaf instanceof AffineDimExpr dim) {
      row[dims.applyAsInt(dim.position())] = 1;
    } else {
      row[symbols.applyAsInt(((AffineSymbolExpr) leaf).position())] = 1;
    }
    return row;
  }

  /**
   * Removes a variable. Solutions for the others remain; there may be new ones for which it would not be an integer.
   *
   * @throws ArithmeticException if a number exceeds 64 bits or there are too many inequalities
   */
  public void projectOut(int variable) {
    equalities.replaceAll(this::widen);
    inequalities.replaceAll(this::widen);
    tighten();
    for (int i = 0; i < equalities.size(); i++) {
      if (equalities.get(i)[variable] != 0) {
        long[] equality = equalities.remove(i);
        equalities.replaceAll(row -> insert(equality, variable, row));
        inequalities.replaceAll(row -> insert(equality, variable, row));
        normalize();
        return;
      }
    }
    eliminate(variable);
    normalize();
  }

  /** Removes the variables of quotients and remainders as {@link #projectOut} does. */
  public void projectOutAuxiliary() {
    auxiliary.forEach(this::projectOut);
    auxiliary.clear();
    quotients.clear();
  }

  /** Returns the row divided by the common divisor of all numbers in it. */
  long[] reducedIfExact(long[] row) {
    long[] wide = widen(row);
    long divisor = commonDivisor(wide);
    return divisor > 1 && wide[variables] % divisor == 0 ? reduced(wide) : wide;
  }

  /** Removes each inequality that follows from the others. */
  void removeRedundantInequalities() {
    for (int i = 0; i < inequalities.size();) {
      long[] row = inequalities.remove(i);
      if (!implies(row)) {
        inequalities.add(i++, row);
      }
    }
  }

  private void normalize() {
    tighten();
    equalities.replaceAll(this::reducedIfExact);
    equalities.removeIf(row -> commonDivisor(row) == 0 && row[variables] == 0);
  }

  /** Returns whether the constraints are known to have no solution. */
  public boolean isEmpty() {
    try {
      return copy().eliminateAllBut(-1) == null;
    } catch (ArithmeticException unknown) {
      return false;
    }
  }

  /** Returns whether {@code row >= 0} follows from the system. */
  public boolean implies(long[] row) {
    LinearConstraints negated = copy();
    long[] opposite = combine(-1, row, 0, row);
    opposite[variables] = Math.subtractExact(opposite[variables], 1);
    negated.addInequality(opposite);
    return negated.isEmpty();
  }

  /** Returns the greatest value of a variable; null if it is unknown, or if the system is empty. */
  public @Nullable Long upperBound(int variable) {
    return bound(variable, -1);
  }

  /** Returns the least value of a variable; null if it is unknown, or if the system is empty. */
  public @Nullable Long lowerBound(int variable) {
    return bound(variable, 1);
  }

  private @Nullable Long bound(int variable, int sign) {
    try {
      LinearConstraints projected = copy().eliminateAllBut(variable);
      Long best = null;
      for (long[] row : projected == null ? List.<long[]>of() : projected.inequalities) {
        if (Long.signum(row[variable]) == sign) {
          long constant = row[variables];
          long bound = sign > 0 ? -Math.floorDiv(constant, row[variable]) : Math.floorDiv(constant, -row[variable]);
          best = best == null ? (Long) bound : (Long) (sign > 0 ? Math.max(best, bound) : Math.min(best, bound));
        }
      }
      return best;
    } catch (ArithmeticException unknown) {
      return null;
    }
  }

  /** Eliminates variables and returns this system; null if it is empty. */
  private @Nullable LinearConstraints eliminateAllBut(int kept) {
    equalities.replaceAll(this::widen);
    inequalities.replaceAll(this::widen);
    if (!eliminateEqualities(kept)) {
      return null;
    }
    while (true) {
      if (!tighten()) {
        return null;
      }
      int variable = cheapest(kept);
      if (variable < 0) {
        return this;
      }
      eliminate(variable);
    }
  }

  /** Solves each equality for a variable and substitutes it. Returns false if there is no solution. */
  private boolean eliminateEqualities(int kept) {
    while (!equalities.isEmpty()) {
      long[] equality = equalities.remove(equalities.size() - 1);
      long divisor = commonDivisor(equality);
      if (divisor == 0) {
        if (equality[variables] != 0) {
          return false;
        }
        continue;
      }
      if (equality[variables] % divisor != 0) {
        return false;
      }
      int pivot = pivot(equality, kept);
      if (pivot < 0) {
        inequalities.add(equality);
        inequalities.add(combine(-1, equality, 0, equality));
        continue;
      }
      equalities.replaceAll(row -> insert(equality, pivot, row));
      inequalities.replaceAll(row -> insert(equality, pivot, row));
    }
    return true;
  }

  /** Returns the variable with the least factor, except the kept one; -1 if there is none. */
  private int pivot(long[] equality, int kept) {
    int best = -1;
    for (int i = 0; i < variables; i++) {
      boolean smaller = best < 0 || Math.abs(equality[i]) < Math.abs(equality[best]);
      if (i != kept && equality[i] != 0 && smaller) {
        best = i;
      }
    }
    return best;
  }

  private long[] insert(long[] equality, int pivot, long[] row) {
    if (row[pivot] == 0) {
      return row;
    }
    long factor = equality[pivot];
    return combine(Math.absExact(factor), row, -row[pivot] * Long.signum(factor), equality);
  }

  /**
   * Divides inequalities by their common divisors, and keeps the strictest of inequalities with equal factors. Returns
   * false if one has no solution, which stays.
   */
  boolean tighten() {
    boolean possible = true;
    Map<List<Long>, long[]> strictest = new LinkedHashMap<>();
    for (long[] row : inequalities) {
      long[] reduced = reduced(row);
      long divisor = commonDivisor(reduced);
      if (divisor == 0 && reduced[variables] >= 0) {
        continue;
      }
      possible &= divisor != 0;
      List<Long> factors = new ArrayList<>(variables);
      for (int i = 0; i < variables; i++) {
        factors.add(reduced[i]);
      }
      long[] other = strictest.get(factors);
      if (other == null || reduced[variables] < other[variables]) {
        strictest.remove(factors);
        strictest.put(factors, reduced);
      }
    }
    inequalities.clear();
    inequalities.addAll(strictest.values());
    if (inequalities.size() > LIMIT) {
      throw new ArithmeticException("too many inequalities");
    }
    return possible;
  }

  /** Returns the row divided by the common divisor of its factors; the constant is rounded down. */
  long[] reduced(long[] row) {
    long[] wide = widen(row);
    long divisor = commonDivisor(wide);
    if (divisor <= 1) {
      return wide;
    }
    long[] reduced = new long[wide.length];
    for (int i = 0; i < reduced.length; i++) {
      reduced[i] = Math.floorDiv(wide[i], divisor);
    }
    return reduced;
  }

  private int cheapest(int kept) {
    int best = -1;
    long bestCost = Long.MAX_VALUE;
    for (int i = 0; i < variables; i++) {
      long lower = 0;
      long upper = 0;
      for (long[] row : inequalities) {
        lower += row[i] > 0 ? 1 : 0;
        upper += row[i] < 0 ? 1 : 0;
      }
      long cost = lower * upper - lower - upper;
      if (i != kept && lower + upper > 0 && cost < bestCost) {
        best = i;
        bestCost = cost;
      }
    }
    return best;
  }

  private void eliminate(int variable) {
    List<long[]> lower = new ArrayList<>();
    List<long[]> upper = new ArrayList<>();
    List<long[]> others = new ArrayList<>();
    for (long[] row : inequalities) {
      (row[variable] > 0 ? lower : row[variable] < 0 ? upper : others).add(row);
    }
    if ((long) lower.size() * upper.size() > LIMIT) {
      throw new ArithmeticException("too many inequalities");
    }
    for (long[] low : lower) {
      for (long[] high : upper) {
        others.add(combine(-high[variable], low, low[variable], high));
      }
    }
    inequalities.clear();
    inequalities.addAll(others);
  }

  /** Returns the greatest common divisor of the factors; 0 if all are 0. */
  long commonDivisor(long[] row) {
    long divisor = 0;
    for (int i = 0; i < variables; i++) {
      divisor = IntegerMath.gcd(divisor, row[i]);
    }
    return divisor;
  }
}
