// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerMath;

/**
 * Simplifies maps by the constant bounds and the steps of the affine loops whose variables are the dimensions. Knows
 * nothing of other values. Linear in the size of an expression; quadratic in the number of results of an extremum.
 */
final class OperandRanges {
  private final List<Value> operands;

  OperandRanges(List<Value> operands) {
    this.operands = operands;
  }

  /**
   * The bounds of a value, both inclusive; null if unknown.
   *
   * @param isLinear whether the value is computed without divisions; otherwise sums and products are unbounded, as in
   *     MLIR
   */
  private record Range(@Nullable Long lower, @Nullable Long upper, boolean isLinear) {
    static final Range UNKNOWN = linear(null, null);

    static Range linear(@Nullable Long lower, @Nullable Long upper) {
      return new Range(lower, upper, true);
    }

    static Range divided(@Nullable Long lower, @Nullable Long upper) {
      return new Range(lower, upper, false);
    }

    boolean isSingle() {
      return lower != null && lower.equals(upper);
    }

    static Range of(@Nullable BigInteger lower, @Nullable BigInteger upper) {
      return linear(exact(lower), exact(upper));
    }

    private static @Nullable Long exact(@Nullable BigInteger value) {
      return value == null || value.bitLength() > 63 ? null : Long.valueOf(value.longValue());
    }
  }

  private @Nullable ForOp loopOf(AffineDimExpr dim) {
    Value value = operands.get(dim.position());
    boolean variable = value instanceof BlockArgument argument && argument.index() == 0;
    return variable ? ForOp.of(((BlockArgument) value).owner().parentOp()) : null;
  }

  private Range rangeOf(AffineExpr expr) {
    return expr.fold(this::rangeOfLeaf, OperandRanges::combine);
  }

  private Range rangeOfLeaf(AffineExpr leaf) {
    if (leaf instanceof AffineConstantExpr constant) {
      return Range.linear(constant.value(), constant.value());
    }
    ForOp loop = leaf instanceof AffineDimExpr dim ? loopOf(dim) : null;
    if (loop == null) {
      return Range.UNKNOWN;
    }
    Long lower = loop.constantLowerBound();
    Long end = loop.constantUpperBound();
    if (end == null || lower == null) {
      return Range.linear(lower, end == null || end == Long.MIN_VALUE ? null : Long.valueOf(end - 1));
    }
    BigInteger last = BigInteger.valueOf(end).subtract(BigInteger.ONE);
    BigInteger distance = last.subtract(BigInteger.valueOf(lower));
    boolean runs = loop.step() > 0 && distance.signum() >= 0;
    return Range.of(BigInteger.valueOf(lower),
        runs ? last.subtract(distance.mod(BigInteger.valueOf(loop.step()))) : last);
  }

  private static Range combine(AffineBinaryExpr.Kind kind, Range left, Range right) {
    boolean isDivision = isDivision(kind);
    if (!isDivision && !(left.isLinear && right.isLinear)) {
      return Range.divided(null, null);
    }
    if (kind == AffineBinaryExpr.Kind.ADD) {
      return Range.of(sum(left.lower, right.lower), sum(left.upper, right.upper));
    }
    if (!right.isSingle()) {
      return isDivision ? Range.divided(null, null) : Range.UNKNOWN;
    }
    long value = right.lower;
    if (kind == AffineBinaryExpr.Kind.MUL) {
      BigInteger a = product(left.lower, value);
      BigInteger b = product(left.upper, value);
      return value >= 0 ? Range.of(a, b) : Range.of(b, a);
    }
    if (value <= 0) {
      return Range.divided(null, null);
    }
    return switch (kind) {
      case FLOOR_DIV -> Range.divided(floorDiv(left.lower, value), floorDiv(left.upper, value));
      case CEIL_DIV -> Range.divided(ceilDiv(left.lower, value), ceilDiv(left.upper, value));
      default -> modulo(left, value);
    };
  }

  private static Range modulo(Range dividend, long divisor) {
    boolean sameQuotient = dividend.lower != null && dividend.upper != null
        && Math.floorDiv(dividend.lower, divisor) == Math.floorDiv(dividend.upper, divisor);
    return sameQuotient
        ? Range.divided(Math.floorMod(dividend.lower, divisor), Math.floorMod(dividend.upper, divisor))
        : Range.divided(0L, divisor - 1);
  }

  private static boolean isDivision(AffineBinaryExpr.Kind kind) {
    return kind != AffineBinaryExpr.Kind.ADD && kind != AffineBinaryExpr.Kind.MUL;
  }

  private static @Nullable BigInteger sum(@Nullable Long a, @Nullable Long b) {
    return a == null || b == null ? null : BigInteger.valueOf(a).add(BigInteger.valueOf(b));
  }

  private static @Nullable BigInteger product(@Nullable Long a, long factor) {
    return a == null ? null : BigInteger.valueOf(a).multiply(BigInteger.valueOf(factor));
  }

  private static @Nullable Long floorDiv(@Nullable Long a, long divisor) {
    return a == null ? null : Long.valueOf(Math.floorDiv(a, divisor));
  }

  private static @Nullable Long ceilDiv(@Nullable Long a, long divisor) {
    return a == null ? null : Long.valueOf(IntegerMath.ceilDiv(a, divisor));
  }

  /** Returns the map with simpler divisions and remainders. */
  AffineMap simplify(AffineMap map) {
    List<AffineExpr> results = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      results.add(result.fold(leaf -> leaf, this::simplify));
    }
    return AffineMap.of(map.dimCount(), map.symbolCount(), results);
  }

  private AffineExpr simplify(AffineBinaryExpr.Kind kind, AffineExpr left, AffineExpr right) {
    AffineExpr plain = kind.apply(left, right);
    if (!isDivision(kind) || !(right instanceof AffineConstantExpr constant) || constant.value() <= 0) {
      return plain;
    }
    long divisor = constant.value();
    AffineExpr bounded = byRange(kind, left, divisor);
    if (bounded != null) {
      return bounded;
    }
    AffineExpr shorter = kind == AffineBinaryExpr.Kind.CEIL_DIV ? plain : withoutOneTerm(kind, left, divisor, plain);
    boolean isZero = shorter == plain && switch (kind) {
      case FLOOR_DIV -> isBelow(left, divisor);
      case MOD -> knownDivisor(left) % divisor == 0;
      default -> false;
    };
    return isZero ? AffineExpr.constant(0) : shorter;
  }

  /** Simplifies a division or remainder by the range of the dividend; null if that is impossible. */
  private @Nullable AffineExpr byRange(AffineBinaryExpr.Kind kind, AffineExpr left, long divisor) {
    Range dividend = rangeOf(left);
    if (kind == AffineBinaryExpr.Kind.MOD) {
      boolean small = dividend.lower != null && dividend.lower >= 0 && dividend.lower < divisor
          && dividend.upper != null && dividend.upper < divisor;
      return small ? left : null;
    }
    Range quotient = combine(kind, dividend, Range.linear(divisor, divisor));
    return quotient.isSingle() ? AffineExpr.constant(quotient.lower) : null;
  }

  /** Removes one term of a sum {@code multiple + rest} whose rest is less than a known factor of the multiple. */
  private AffineExpr withoutOneTerm(AffineBinaryExpr.Kind kind, AffineExpr left, long divisor, AffineExpr plain) {
    if (!(left instanceof AffineBinaryExpr sum) || sum.kind() != AffineBinaryExpr.Kind.ADD) {
      return plain;
    }
    AffineExpr multiple = sum.left();
    AffineExpr rest = sum.right();
    if (!isBelow(rest, knownDivisor(multiple))) {
      multiple = sum.right();
      rest = sum.left();
    }
    long factor = knownDivisor(multiple);
    if (!isBelow(rest, factor)) {
      return plain;
    }
    if (kind == AffineBinaryExpr.Kind.MOD) {
      return factor % divisor == 0 ? rest.mod(divisor) : plain;
    }
    return divisor % factor == 0 ? multiple.floorDiv(divisor) : plain;
  }

  private boolean isBelow(AffineExpr expr, long end) {
    if (expr instanceof AffineConstantExpr constant) {
      return constant.value() >= 0 && constant.value() < end;
    }
    ForOp loop = expr instanceof AffineDimExpr dim ? loopOf(dim) : null;
    Long lower = loop == null ? null : loop.constantLowerBound();
    Long upper = loop == null ? null : loop.constantUpperBound();
    return lower != null && lower >= 0 && upper != null && upper <= end;
  }

  /** Returns a known positive divisor of {@code expr}. */
  private long knownDivisor(AffineExpr expr) {
    if (!(expr instanceof AffineDimExpr dim)) {
      return Math.max(1, expr.largestKnownDivisor());
    }
    ForOp loop = loopOf(dim);
    if (loop == null || loop.step() <= 0) {
      return 1;
    }
    BigInteger common = BigInteger.valueOf(loop.step());
    for (AffineExpr bound : loop.lowerBoundMap().results()) {
      common = common.gcd(BigInteger.valueOf(bound.largestKnownDivisor()));
    }
    return common.longValue();
  }

  /** Replaces results by constants, and removes results that never exceed (for a minimum: undercut) another one. */
  AffineMap withoutRedundant(AffineMap map, boolean maximum) {
    int count = map.resultCount();
    List<Range> ranges = new ArrayList<>(count);
    for (AffineExpr result : map.results()) {
      ranges.add(rangeOf(result));
    }
    boolean[] redundant = new boolean[count];
    List<AffineExpr> kept = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < count && !redundant[i]; j++) {
        redundant[i] = j != i && !redundant[j] && isCovered(ranges.get(i), ranges.get(j), maximum);
      }
      if (!redundant[i]) {
        kept.add(ranges.get(i).isSingle() ? AffineExpr.constant(ranges.get(i).lower) : map.result(i));
      }
    }
    return AffineMap.of(map.dimCount(), map.symbolCount(), kept);
  }

  private static boolean isCovered(Range range, Range other, boolean maximum) {
    return maximum
        ? range.upper != null && other.lower != null && range.upper <= other.lower
        : range.lower != null && other.upper != null && range.lower >= other.upper;
  }
}
