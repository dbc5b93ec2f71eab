// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.parameters.Keyword;

/** The predicate of an integer comparison. The ordinals are the values of the attributes of comparisons. */
public enum IntegerPredicate implements Keyword {
  EQ,
  NE,
  SLT,
  SLE,
  SGT,
  SGE,
  ULT,
  ULE,
  UGT,
  UGE;

  private static final IntegerPredicate[] ALL = values();
  private static final String[] KEYWORDS = Stream.of(ALL).map(IntegerPredicate::keyword).toArray(String[]::new);

  /** Returns the keywords in the order of the ordinals. */
  public static String[] keywords() {
    return KEYWORDS.clone();
  }

  /** Returns the predicate with the ordinal {@code number}. */
  public static IntegerPredicate of(long number) {
    return ALL[(int) number];
  }

  /** Returns the predicate that holds if and only if this one does not. */
  public IntegerPredicate inverted() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case SLT -> SGE;
      case SLE -> SGT;
      case SGT -> SLE;
      case SGE -> SLT;
      case ULT -> UGE;
      case ULE -> UGT;
      case UGT -> ULE;
      case UGE -> ULT;
    };
  }

  /** Returns the predicate of the same name for unsigned numbers. */
  public IntegerPredicate unsigned() {
    return switch (this) {
      case SLT -> ULT;
      case SLE -> ULE;
      case SGT -> UGT;
      case SGE -> UGE;
      default -> this;
    };
  }

  /** Returns the equivalent predicate for swapped operands. */
  public IntegerPredicate swapped() {
    return switch (this) {
      case EQ, NE -> this;
      case SLT -> SGT;
      case SLE -> SGE;
      case SGT -> SLT;
      case SGE -> SLE;
      case ULT -> UGT;
      case ULE -> UGE;
      case UGT -> ULT;
      case UGE -> ULE;
    };
  }

  /** Returns whether the predicate holds for equal operands. */
  public boolean holdsForEqual() {
    return this == EQ || this == SLE || this == SGE || this == ULE || this == UGE;
  }

  /** Returns whether the predicate holds for two signed integers of {@code width} bits. */
  public boolean holds(BigInteger a, BigInteger b, int width) {
    return switch (this) {
      case EQ -> a.equals(b);
      case NE -> !a.equals(b);
      case SLT -> a.compareTo(b) < 0;
      case SLE -> a.compareTo(b) <= 0;
      case SGT -> a.compareTo(b) > 0;
      case SGE -> a.compareTo(b) >= 0;
      case ULT -> compareUnsigned(a, b, width) < 0;
      case ULE -> compareUnsigned(a, b, width) <= 0;
      case UGT -> compareUnsigned(a, b, width) > 0;
      case UGE -> compareUnsigned(a, b, width) >= 0;
    };
  }

  /** Returns whether the predicate holds for two sign-extended integers of one width. */
  public boolean holds(long a, long b) {
    return switch (this) {
      case EQ -> a == b;
      case NE -> a != b;
      case SLT -> a < b;
      case SLE -> a <= b;
      case SGT -> a > b;
      case SGE -> a >= b;
      case ULT -> Long.compareUnsigned(a, b) < 0;
      case ULE -> Long.compareUnsigned(a, b) <= 0;
      case UGT -> Long.compareUnsigned(a, b) > 0;
      case UGE -> Long.compareUnsigned(a, b) >= 0;
    };
  }

  /**
   * Returns whether the predicate holds for all numbers of two ranges (true), for none (false), or neither (null). As
   * in MLIR, inequality follows only from ranges that are disjoint in both readings, although one would suffice.
   */
  public @Nullable Boolean decide(IntegerRange a, IntegerRange b) {
    if (holdsForAll(a, b)) {
      return Boolean.TRUE;
    }
    return inverted().holdsForAll(a, b) ? Boolean.FALSE : null;
  }

  /**
   * Returns a range that contains the numbers of {@code a} for which the predicate holds with any number of {@code b};
   * null if there are none.
   */
  public @Nullable IntegerRange restrict(IntegerRange a, IntegerRange b) {
    int width = a.width();
    BigInteger one = BigInteger.ONE;
    BigInteger smin = a.smin();
    BigInteger smax = a.smax();
    BigInteger umin = a.umin();
    BigInteger umax = a.umax();
    switch (this) {
      case SLT -> smax = smax.min(b.smax().subtract(one));
      case SLE -> smax = smax.min(b.smax());
      case SGT -> smin = smin.max(b.smin().add(one));
      case SGE -> smin = smin.max(b.smin());
      case ULT -> umax = umax.min(b.umax().subtract(one));
      case ULE -> umax = umax.min(b.umax());
      case UGT -> umin = umin.max(b.umin().add(one));
      case UGE -> umin = umin.max(b.umin());
      case EQ -> {
        return nullIfEmpty(a.intersection(b));
      }
      case NE -> {
        BigInteger other = b.constantValue();
        return other == null ? a : without(a, other);
      }
    }
    if (smin.compareTo(smax) > 0 || umin.compareTo(umax) > 0) {
      return null;
    }
    return nullIfEmpty(IntegerRange.ofSigned(width, smin, smax).intersection(
        IntegerRange.ofUnsigned(width, umin, umax)));
  }

  /** Returns the range without {@code number} where that is a bound. */
  private static @Nullable IntegerRange without(IntegerRange range, BigInteger number) {
    BigInteger unsigned = FixedWidth.asUnsigned(number, range.width());
    BigInteger one = BigInteger.ONE;
    return nullIfEmpty(new IntegerRange(range.width(),
        range.umin().equals(unsigned) ? unsigned.add(one) : range.umin(),
        range.umax().equals(unsigned) ? unsigned.subtract(one) : range.umax(),
        range.smin().equals(number) ? number.add(one) : range.smin(),
        range.smax().equals(number) ? number.subtract(one) : range.smax()));
  }

  private static @Nullable IntegerRange nullIfEmpty(IntegerRange range) {
    return range.isEmpty() ? null : range;
  }

  private boolean holdsForAll(IntegerRange a, IntegerRange b) {
    return switch (this) {
      case EQ -> a.constantValue() != null && a.constantValue().equals(b.constantValue());
      case NE -> (SLT.holdsForAll(a, b) || SGT.holdsForAll(a, b)) && (ULT.holdsForAll(a, b) || UGT.holdsForAll(a, b));
      case SLT -> a.smax().compareTo(b.smin()) < 0;
      case SLE -> a.smax().compareTo(b.smin()) <= 0;
      case SGT -> a.smin().compareTo(b.smax()) > 0;
      case SGE -> a.smin().compareTo(b.smax()) >= 0;
      case ULT -> a.umax().compareTo(b.umin()) < 0;
      case ULE -> a.umax().compareTo(b.umin()) <= 0;
      case UGT -> a.umin().compareTo(b.umax()) > 0;
      case UGE -> a.umin().compareTo(b.umax()) >= 0;
    };
  }

  private static int compareUnsigned(BigInteger a, BigInteger b, int width) {
    return FixedWidth.asUnsigned(a, width).compareTo(FixedWidth.asUnsigned(b, width));
  }
}
