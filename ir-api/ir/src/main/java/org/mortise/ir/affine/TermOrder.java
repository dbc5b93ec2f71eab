// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of the terms of a sum that is not purely affine: by the position of the first dimension or symbol of a
 * term; at one position first the dimension, then its quotients by constants, then its products and quotients with
 * symbols, then the symbol and terms that begin with it. Other terms follow in the order in which they were added.
 */
final class TermOrder {
  /** At one position symbols follow all dimensions. */
  private static final long SYMBOLS = 1L << 32;

  private record Term(AffineExpr expr, long factor, long position, long rank) {}

  private final List<Term> sorted = new ArrayList<>();
  private final List<Term> others = new ArrayList<>();

  /** Adds a term, which must differ from all others. */
  void add(AffineExpr expr, long factor) {
    if (factor == 0) {
      return;
    }
    AffineExpr first = expr instanceof AffineBinaryExpr binary ? binary.left() : expr;
    AffineExpr second = expr instanceof AffineBinaryExpr binary ? binary.right() : null;
    if (second instanceof AffineBinaryExpr) {
      others.add(new Term(expr, factor, 0, 0));
    } else if (first instanceof AffineDimExpr dim) {
      long rank = second instanceof AffineSymbolExpr symbol ? symbol.position() : -1 - sorted.size();
      sorted.add(new Term(expr, factor, dim.position(), rank));
    } else if (first instanceof AffineSymbolExpr symbol) {
      sorted.add(new Term(expr, factor, symbol.position(), SYMBOLS + sorted.size()));
    } else {
      others.add(new Term(expr, factor, 0, 0));
    }
  }

  AffineExpr sum() {
    sorted.sort(Comparator.comparingLong(Term::position).thenComparingLong(Term::rank));
    AffineExpr sum = AffineExpr.constant(0);
    for (List<Term> terms : List.of(sorted, others)) {
      for (Term term : terms) {
        sum = sum.plus(term.expr.times(term.factor));
      }
    }
    return sum;
  }
}
