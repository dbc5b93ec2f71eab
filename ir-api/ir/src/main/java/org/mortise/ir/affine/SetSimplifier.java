// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Simplifies integer sets by linear constraints. */
final class SetSimplifier {
  private final IntegerSet set;
  private final LinearConstraints constraints = new LinearConstraints();
  private final List<AffineExpr> variables = new ArrayList<>();

  private SetSimplifier(IntegerSet set) {
    this.set = set;
  }

  static IntegerSet simplify(IntegerSet set) {
    try {
      return new SetSimplifier(set).run();
    } catch (ArithmeticException beyondLong) {
      return set;
    }
  }

  private IntegerSet run() {
    for (int i = 0; i < set.dimCount() + set.symbolCount(); i++) {
      constraints.addVariable();
      variables.add(i < set.dimCount() ? AffineExpr.dim(i) : AffineExpr.symbol(i - set.dimCount()));
    }
    List<long[]> rows = constraints.rowsOf(set.constraints(), dim -> dim, symbol -> set.dimCount() + symbol);
    if (rows == null) {
      return set;
    }
    List<long[]> remainders = new ArrayList<>(constraints.inequalities());
    constraints.inequalities().clear();
    for (int i = 0; i < rows.size(); i++) {
      (set.isEquality(i) ? constraints.equalities() : constraints.inequalities()).add(rows.get(i));
    }
    remainders.forEach(constraints::addInequality);
    if (constraints.isEmpty()) {
      return IntegerSet.empty(set.dimCount(), set.symbolCount());
    }
    for (LinearConstraints.Quotient quotient : constraints.quotients()) {
      variables.add(exprOf(quotient.dividend()).floorDiv(quotient.divisor()));
    }
    List<AffineExpr> kept = new ArrayList<>();
    constraints.equalities().forEach(row -> kept.add(exprOf(reduced(row))));
    int equalities = kept.size();
    withoutRedundant().forEach(row -> kept.add(exprOf(row)));
    if (kept.isEmpty()) {
      kept.add(AffineExpr.constant(0));
      equalities = 1;
    }
    boolean[] flags = new boolean[kept.size()];
    Arrays.fill(flags, 0, equalities, true);
    return IntegerSet.of(set.dimCount(), set.symbolCount(), kept, flags);
  }

  private long[] reduced(long[] row) {
    long[] wide = constraints.widen(row);
    long divisor = constraints.commonDivisor(wide);
    if (divisor == 0) {
      return wide;
    }
    long[] result = new long[wide.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = Math.floorDiv(wide[i], divisor);
    }
    return result;
  }

  /** Returns the inequalities that do not always hold, and of those with equal factors the strictest one. */
  private List<long[]> withoutRedundant() {
    Map<List<Long>, long[]> strictest = new LinkedHashMap<>();
    for (long[] row : constraints.inequalities()) {
      long[] tight = reduced(row);
      int last = tight.length - 1;
      if (constraints.commonDivisor(tight) == 0 && tight[last] >= 0) {
        continue;
      }
      List<Long> factors = new ArrayList<>(last);
      for (int i = 0; i < last; i++) {
        factors.add(tight[i]);
      }
      long[] other = strictest.get(factors);
      if (other == null || tight[last] < other[last]) {
        strictest.remove(factors);
        strictest.put(factors, tight);
      }
    }
    return new ArrayList<>(strictest.values());
  }

  private AffineExpr exprOf(long[] row) {
    AffineExpr expr = AffineExpr.constant(0);
    for (int i = 0; i < row.length - 1; i++) {
      expr = expr.plus(variables.get(i).times(row[i]));
    }
    return expr.plus(row[row.length - 1]);
  }
}
