// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes expressions as sums of multiples of dimensions, symbols, compound terms, and a constant, in this order. Equal
 * terms are combined, and {@code a mod c} is {@code a - (a floordiv c) * c}. Compound terms keep their order of
 * occurrence. In an expression that is not purely affine, products with symbols and compound terms of them are terms,
 * too, and {@link TermOrder} defines the order. Does not change an expression with a coefficient beyond 64 bits. Takes
 * O(n log n) for a sum of n terms.
 */
final class SumOrder {
  private final Map<AffineExpr, Integer> composedNumbers = new HashMap<>();
  private final List<AffineExpr> composed = new ArrayList<>();

  /** A sum; the maps lead from the number of a dimension, symbol or division to its factor, which can be 0. */
  private static final class Sum {
    final TreeMap<Integer, Long> dims = new TreeMap<>();
    final TreeMap<Integer, Long> symbols = new TreeMap<>();
    final TreeMap<Integer, Long> others = new TreeMap<>();
    long constant;

    List<TreeMap<Integer, Long>> terms() {
      return List.of(dims, symbols, others);
    }

    int size() {
      return dims.size() + symbols.size() + others.size();
    }

    void add(Sum other) {
      for (int i = 0; i < 3; i++) {
        TreeMap<Integer, Long> own = terms().get(i);
        other.terms().get(i).forEach((number, factor) -> own.merge(number, factor, Math::addExact));
      }
      constant = Math.addExact(constant, other.constant);
    }

    void multiply(long value) {
      for (TreeMap<Integer, Long> own : terms()) {
        own.replaceAll((number, factor) -> Math.multiplyExact(factor, value));
      }
      constant = Math.multiplyExact(constant, value);
    }

    void divide(long divisor) {
      for (TreeMap<Integer, Long> own : terms()) {
        own.replaceAll((number, factor) -> factor / divisor);
      }
      constant /= divisor;
    }

    /** Returns the greatest common divisor of {@code value}, which is positive, and of all factors. */
    long greatestCommonDivisor(long value) {
      long divisor = IntegerMath.gcd(value, constant);
      for (TreeMap<Integer, Long> own : terms()) {
        for (long factor : own.values()) {
          divisor = IntegerMath.gcd(divisor, factor);
        }
      }
      return divisor;
    }
  }

  private SumOrder() {}

  static AffineExpr apply(AffineExpr original) {
    AffineExpr expr = original.isPureAffine() ? original : SymbolDivision.simplify(original);
    try {
      SumOrder order = new SumOrder();
      Sum sum = order.sumOf(expr);
      AffineExpr rebuilt = order.rebuild(sum);
      return expr.isPureAffine() || expr.equals(rebuilt) ? rebuilt : order.rebuildByPosition(sum);
    } catch (ArithmeticException overflow) {
      return expr;
    }
  }

  /** Returns the factors of the dimensions, the symbols, and the constant; null if there are other terms. */
  static long @Nullable [] coefficients(AffineExpr expr, int dimCount, int symbolCount) {
    if (!expr.isPureAffine()) {
      return null;
    }
    SumOrder order = new SumOrder();
    Sum sum;
    try {
      sum = order.sumOf(expr);
    } catch (ArithmeticException overflow) {
      return null;
    }
    if (!order.composed.isEmpty()) {
      return null;
    }
    long[] coefficients = new long[dimCount + symbolCount + 1];
    sum.dims.forEach((position, factor) -> coefficients[position] = factor);
    sum.symbols.forEach((position, factor) -> coefficients[dimCount + position] = factor);
    coefficients[dimCount + symbolCount] = sum.constant;
    return coefficients;
  }

  private Sum sumOf(AffineExpr expr) {
    return expr.fold(SumOrder::leaf, this::combine);
  }

  private static Sum leaf(AffineExpr expr) {
    Sum sum = new Sum();
    if (expr instanceof AffineDimExpr dim) {
      sum.dims.put(dim.position(), 1L);
    } else if (expr instanceof AffineSymbolExpr symbol) {
      sum.symbols.put(symbol.position(), 1L);
    } else {
      sum.constant = ((AffineConstantExpr) expr).value();
    }
    return sum;
  }

  private Sum combine(AffineBinaryExpr.Kind kind, Sum left, Sum right) {
    if (kind != AffineBinaryExpr.Kind.ADD && left.size() > 0 && right.size() > 0
        || kind != AffineBinaryExpr.Kind.ADD && kind != AffineBinaryExpr.Kind.MUL && right.size() > 0) {
      return termOf(kind.apply(rebuild(left), rebuild(right)));
    }
    return switch (kind) {
      case ADD -> add(left, right);
      case MUL -> multiply(left, right);
      case MOD -> modulo(left, right.constant);
      case FLOOR_DIV -> divide(left, right.constant, false);
      case CEIL_DIV -> divide(left, right.constant, true);
    };
  }

  private static Sum add(Sum left, Sum right) {
    boolean swap = left.size() < right.size();
    Sum larger = swap ? right : left;
    larger.add(swap ? left : right);
    return larger;
  }

  private static Sum multiply(Sum left, Sum right) {
    boolean constantLeft = left.size() == 0;
    Sum product = constantLeft ? right : left;
    product.multiply(constantLeft ? left.constant : right.constant);
    return product;
  }

  private Sum modulo(Sum dividend, long divisor) {
    checkDivisor(divisor);
    long common = dividend.greatestCommonDivisor(divisor);
    if (common == divisor) {
      return new Sum();
    }
    Sum reduced = new Sum();
    reduced.add(dividend);
    reduced.divide(common);
    // The dividend can have the quotient as a term.
    dividend.others.merge(numberOf(rebuild(reduced).floorDiv(divisor / common)), -divisor, Math::addExact);
    return dividend;
  }

  private Sum divide(Sum dividend, long divisor, boolean ceiling) {
    checkDivisor(divisor);
    long common = dividend.greatestCommonDivisor(divisor);
    dividend.divide(common);
    if (common == divisor) {
      return dividend;
    }
    AffineExpr reduced = rebuild(dividend);
    AffineExpr quotient = ceiling ? reduced.ceilDiv(divisor / common) : reduced.floorDiv(divisor / common);
    return termOf(quotient);
  }

  private Sum termOf(AffineExpr composedTerm) {
    Sum sum = new Sum();
    sum.others.put(numberOf(composedTerm), 1L);
    return sum;
  }

  private static void checkDivisor(long divisor) {
    if (divisor <= 0) {
      throw new ArithmeticException("divisor is not positive");
    }
  }

  private int numberOf(AffineExpr term) {
    return composedNumbers.computeIfAbsent(term, added -> {
      composed.add(added);
      return composed.size() - 1;
    });
  }

  private AffineExpr rebuild(Sum sum) {
    AffineExpr expr = AffineExpr.constant(0);
    for (Map.Entry<Integer, Long> dim : sum.dims.entrySet()) {
      expr = expr.plus(AffineExpr.dim(dim.getKey()).times(dim.getValue()));
    }
    for (Map.Entry<Integer, Long> symbol : sum.symbols.entrySet()) {
      expr = expr.plus(AffineExpr.symbol(symbol.getKey()).times(symbol.getValue()));
    }
    for (Map.Entry<Integer, Long> quotient : sum.others.entrySet()) {
      expr = expr.plus(composed.get(quotient.getKey()).times(quotient.getValue()));
    }
    return expr.plus(sum.constant);
  }

  private AffineExpr rebuildByPosition(Sum sum) {
    TermOrder terms = new TermOrder();
    sum.symbols.forEach((position, factor) -> terms.add(AffineExpr.symbol(position), factor));
    sum.others.forEach((number, factor) -> terms.add(composed.get(number), factor));
    sum.dims.forEach((position, factor) -> terms.add(AffineExpr.dim(position), factor));
    return terms.sum().plus(sum.constant);
  }
}
