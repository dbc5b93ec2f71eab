// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    List<long[]> rows = new ArrayList<>();
    for (AffineExpr constraint : set.constraints()) {
      long[] row = constraints.rowOf(constraint, dim -> dim, symbol -> set.dimCount() + symbol);
      if (row == null) {
        return set;
      }
      rows.add(row);
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
    constraints.equalities().forEach(row -> kept.add(exprOf(constraints.reduced(row))));
    int equalities = kept.size();
    constraints.tighten();
    constraints.inequalities().forEach(row -> kept.add(exprOf(row)));
    if (kept.isEmpty()) {
      kept.add(AffineExpr.constant(0));
      equalities = 1;
    }
    boolean[] flags = new boolean[kept.size()];
    Arrays.fill(flags, 0, equalities, true);
    return IntegerSet.of(set.dimCount(), set.symbolCount(), kept, flags);
  }

  private AffineExpr exprOf(long[] row) {
    AffineExpr expr = AffineExpr.constant(0);
    for (int i = 0; i < row.length - 1; i++) {
      expr = expr.plus(variables.get(i).times(row[i]));
    }
    return expr.plus(row[row.length - 1]);
  }
}
