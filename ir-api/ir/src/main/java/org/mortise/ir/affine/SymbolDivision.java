// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;

/**
 * Simplifies divisions of multiples of a symbol by that symbol: {@code (s0 * s1) floordiv s0} is {@code s1}, and {@code
 * (s0 * s1) mod s0} is 0, as is {@code (a - a mod b) mod b}. A symbol that is a divisor is assumed not to be 0. Takes
 * time O(n) for each division by a symbol.
 */
final class SymbolDivision {
  private static final int NONE = 0;
  private static final int FLOOR = 1;
  private static final int CEILING = 2;
  private static final int REMAINDER = 4;
  private static final int ALL = FLOOR | CEILING | REMAINDER;

  /**
   * An expression with its known quotients by the symbol. An expression that is not a multiple of the symbol is {@code
   * (s * e) floordiv c}: its floored quotient is {@code e floordiv c}, but the quotient of its double is not twice
   * that.
   *
   * @param kinds {@link #FLOOR} and others
   * @param isMultiple whether the expression is the product of the symbol and each quotient
   */
  private record Part(AffineExpr whole, int kinds, boolean isMultiple, @Nullable AffineExpr floor,
      @Nullable AffineExpr ceiling, @Nullable AffineExpr remainder) {
    static Part of(AffineExpr whole, int kinds, @Nullable AffineExpr quotient) {
      return new Part(whole, kinds, true, quotient, quotient, quotient);
    }

    @Nullable AffineExpr quotient(int kind) {
      return switch (kinds & kind) {
        case FLOOR -> floor;
        case CEILING -> ceiling;
        case REMAINDER -> remainder;
        default -> null;
      };
    }
  }

  private final int symbol;

  private SymbolDivision(int symbol) {
    this.symbol = symbol;
  }

  static AffineExpr simplify(AffineExpr expr) {
    return expr.<AffineExpr>fold(leaf -> leaf, SymbolDivision::combine);
  }

  private static AffineExpr combine(Kind kind, AffineExpr left, AffineExpr right) {
    if (kind == Kind.ADD || kind == Kind.MUL) {
      return kind.apply(left, right);
    }
    if (kind == Kind.MOD && isDifferenceFromRemainder(left, right)) {
      return AffineExpr.constant(0);
    }
    AffineExpr quotient = right instanceof AffineConstantExpr || !(right.simplify() instanceof AffineSymbolExpr divisor)
        ? null : new SymbolDivision(divisor.position()).divide(kind, left);
    return quotient == null ? kind.apply(left, right) : quotient;
  }

  /** Returns whether {@code sum} is {@code a - a mod divisor}, with the terms of {@code a} in any order. */
  private static boolean isDifferenceFromRemainder(AffineExpr sum, AffineExpr divisor) {
    List<AffineExpr> terms = termsOf(sum);
    for (AffineExpr term : terms) {
      if (term instanceof AffineBinaryExpr product && product.kind() == Kind.MUL && product.right().isConstant(-1)
          && product.left() instanceof AffineBinaryExpr remainder && remainder.kind() == Kind.MOD
          && remainder.right().equals(divisor)) {
        return sum.minus(term).minus(remainder.left()).simplify().isConstant(0);
      }
    }
    return false;
  }

  private static List<AffineExpr> termsOf(AffineExpr sum) {
    List<AffineExpr> terms = new ArrayList<>();
    Deque<AffineExpr> open = new ArrayDeque<>(List.of(sum));
    while (!open.isEmpty()) {
      AffineExpr expr = open.pop();
      if (expr instanceof AffineBinaryExpr inner && inner.kind() == Kind.ADD) {
        open.push(inner.right());
        open.push(inner.left());
      } else {
        terms.add(expr);
      }
    }
    return terms;
  }

  /** Returns the result of a division by the symbol, or null if it is not exact. */
  private @Nullable AffineExpr divide(Kind kind, AffineExpr dividend) {
    Part part = dividend.fold(this::leaf, this::combineParts);
    AffineExpr quotient = part.quotient(bit(kind));
    return quotient != null && kind == Kind.MOD ? AffineExpr.constant(0) : quotient;
  }

  private static int bit(Kind kind) {
    return switch (kind) {
      case FLOOR_DIV -> FLOOR;
      case CEIL_DIV -> CEILING;
      default -> REMAINDER;
    };
  }

  private Part leaf(AffineExpr expr) {
    if (expr instanceof AffineSymbolExpr other && other.position() == symbol) {
      return Part.of(expr, ALL, AffineExpr.constant(1));
    }
    return expr.isConstant(0) ? Part.of(expr, ALL, expr) : Part.of(expr, NONE, null);
  }

  private Part combineParts(Kind kind, Part left, Part right) {
    AffineExpr whole = kind.apply(left.whole, right.whole);
    return switch (kind) {
      case ADD, MUL -> new Part(whole, kinds(kind, left, right),
          kind == Kind.MUL || left.isMultiple && right.isMultiple, quotient(kind, left, right, FLOOR),
          quotient(kind, left, right, CEILING), quotient(kind, left, right, REMAINDER));
      case MOD -> {
        AffineExpr dividend = left.quotient(REMAINDER);
        AffineExpr divisor = right.quotient(REMAINDER);
        yield dividend == null || divisor == null
            ? Part.of(whole, NONE, null) : Part.of(whole, ALL, dividend.mod(divisor));
      }
      case FLOOR_DIV, CEIL_DIV -> {
        AffineExpr dividend = left.quotient(bit(kind));
        if (dividend == null || !left.isMultiple && !isPositive(right.whole)) {
          yield Part.of(whole, NONE, null);
        }
        AffineExpr quotient = kind.apply(dividend, right.whole);
        yield new Part(whole, bit(kind), false, quotient, quotient, quotient);
      }
    };
  }

  /** Returns whether a divisor is positive; symbols that are divisors are assumed to be. */
  private static boolean isPositive(AffineExpr divisor) {
    return divisor instanceof AffineConstantExpr constant ? constant.value() > 0 : divisor instanceof AffineSymbolExpr;
  }

  /** Returns the kinds for a sum with at most one non-multiple part, or for a product with a multiple. */
  private static int kinds(Kind kind, Part left, Part right) {
    if (kind == Kind.ADD) {
      return left.isMultiple || right.isMultiple ? left.kinds & right.kinds : NONE;
    }
    return (left.isMultiple ? left.kinds : NONE) | (right.isMultiple ? right.kinds : NONE);
  }

  private static @Nullable AffineExpr quotient(Kind kind, Part left, Part right, int division) {
    AffineExpr first = left.quotient(division);
    AffineExpr second = right.quotient(division);
    if (kind == Kind.ADD) {
      return first == null || second == null ? null : first.plus(second);
    }
    if (first != null && left.isMultiple) {
      return first.times(right.whole);
    }
    return second == null || !right.isMultiple ? null : left.whole.times(second);
  }
}
