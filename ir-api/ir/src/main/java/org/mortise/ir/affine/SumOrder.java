// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Joins the terms of a sum that are multiples of the same expression, and orders them: dimensions, symbols, divisions
 * and remainders in their original order, the constant. O(n log n). The operands of divisions are not changed, nor is a
 * sum with products of symbols or with a coefficient beyond 64 bits.
 */
final class SumOrder {
  private final Map<Integer, Long> dims = new TreeMap<>();
  private final Map<Integer, Long> symbols = new TreeMap<>();
  private final Map<AffineExpr, Long> others = new LinkedHashMap<>();
  private long constant;

  private record Term(AffineExpr expr, long factor) {}

  private SumOrder() {}

  static AffineExpr apply(AffineExpr expr) {
    if (!expr.isPureAffine()) {
      return expr;
    }
    SumOrder sum = new SumOrder();
    try {
      sum.add(expr);
    } catch (ArithmeticException overflow) {
      return expr;
    }
    return sum.rebuild();
  }

  private void add(AffineExpr root) {
    Deque<Term> open = new ArrayDeque<>();
    open.push(new Term(root, 1));
    while (!open.isEmpty()) {
      Term term = open.pop();
      AffineExpr expr = term.expr;
      if (expr instanceof AffineDimExpr dim) {
        dims.merge(dim.position(), term.factor, Math::addExact);
      } else if (expr instanceof AffineSymbolExpr symbol) {
        symbols.merge(symbol.position(), term.factor, Math::addExact);
      } else if (expr instanceof AffineConstantExpr value) {
        constant = Math.addExact(constant, Math.multiplyExact(value.value(), term.factor));
      } else {
        addOperation((AffineBinaryExpr) expr, term.factor, open);
      }
    }
  }

  private void addOperation(AffineBinaryExpr expr, long factor, Deque<Term> open) {
    switch (expr.kind()) {
      case ADD -> {
        open.push(new Term(expr.right(), factor));
        open.push(new Term(expr.left(), factor));
      }
      case MUL -> {
        if (expr.right() instanceof AffineConstantExpr value) {
          open.push(new Term(expr.left(), Math.multiplyExact(factor, value.value())));
        } else {
          others.merge(expr, factor, Math::addExact);
        }
      }
      default -> others.merge(expr, factor, Math::addExact);
    }
  }

  private AffineExpr rebuild() {
    AffineExpr sum = AffineExpr.constant(0);
    for (Map.Entry<Integer, Long> dim : dims.entrySet()) {
      sum = sum.plus(AffineExpr.dim(dim.getKey()).times(dim.getValue()));
    }
    for (Map.Entry<Integer, Long> symbol : symbols.entrySet()) {
      sum = sum.plus(AffineExpr.symbol(symbol.getKey()).times(symbol.getValue()));
    }
    for (Map.Entry<AffineExpr, Long> other : others.entrySet()) {
      sum = sum.plus(other.getKey().times(other.getValue()));
    }
    return sum.plus(constant);
  }
}
