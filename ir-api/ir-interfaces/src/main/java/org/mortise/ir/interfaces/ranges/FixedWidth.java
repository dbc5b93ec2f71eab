// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;
import org.mortise.ir.Type;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * Bounds, conversions, comparisons and rounded quotients of integers of a given width, which are represented as signed
 * numbers.
 */
public final class FixedWidth {
  /** The width in which constants of type {@code index} are computed. */
  public static final int INDEX_WIDTH = 64;

  private FixedWidth() {}

  /** Returns the width of an integer or index type; 0 for every other type. */
  public static int of(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    return type instanceof IndexType ? INDEX_WIDTH : 0;
  }

  /** Returns the largest signed number. */
  public static BigInteger signedMax(int width) {
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE);
  }

  /** Returns the smallest signed number. */
  public static BigInteger signedMin(int width) {
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(width - 1).negate();
  }

  /** Returns the number with all bits set, which is -1 as a signed number. */
  public static BigInteger unsignedMax(int width) {
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.negate();
  }

  /** Returns the number without bits. */
  public static BigInteger unsignedMin(int width) {
    return BigInteger.ZERO;
  }

  /** Reinterprets the bits of {@code value} as an unsigned number. */
  public static BigInteger asUnsigned(BigInteger value, int width) {
    return value.signum() >= 0 ? value : value.add(BigInteger.ONE.shiftLeft(width));
  }

  /** Returns the signed number with the low {@code width} bits of {@code value}. */
  public static BigInteger wrap(BigInteger value, int width) {
    if (value.bitLength() < width) {
      return value;
    }
    if (width == 0) {
      return BigInteger.ZERO;
    }
    BigInteger low = value.mod(BigInteger.ONE.shiftLeft(width));
    return low.testBit(width - 1) ? low.subtract(BigInteger.ONE.shiftLeft(width)) : low;
  }

  /**
   * Returns the quotient rounded down.
   *
   * @throws ArithmeticException if {@code b} is zero
   */
  public static BigInteger floorQuotient(BigInteger a, BigInteger b) {
    BigInteger[] parts = a.divideAndRemainder(b);
    return parts[1].signum() != 0 && a.signum() != b.signum() ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  /**
   * Returns the quotient rounded up.
   *
   * @throws ArithmeticException if {@code b} is zero
   */
  public static BigInteger ceilQuotient(BigInteger a, BigInteger b) {
    BigInteger[] parts = a.divideAndRemainder(b);
    return parts[1].signum() != 0 && a.signum() == b.signum() ? parts[0].add(BigInteger.ONE) : parts[0];
  }

  // ---- up to 64 bits -----------------------------------------------------------------------------------------------

  /** Returns the low bits of a number as a signed number. */
  public static long signExtended(long value, int width) {
    return value << Long.SIZE - width >> Long.SIZE - width;
  }

  /** Returns the low bits of a number as an unsigned number. */
  public static long unsigned(long value, int width) {
    return value << Long.SIZE - width >>> Long.SIZE - width;
  }

  /** Divides numbers without sign and rounds up. */
  public static long ceilDivUnsigned(long a, long b) {
    long quotient = Long.divideUnsigned(a, b);
    return quotient * b != a ? quotient + 1 : quotient;
  }

  /** Returns the larger of two unsigned numbers. Sign extension preserves the order of numbers of one width. */
  public static long maxUnsigned(long a, long b) {
    return a + Long.MIN_VALUE > b + Long.MIN_VALUE ? a : b;
  }

  /** Returns the smaller of two numbers without sign. */
  public static long minUnsigned(long a, long b) {
    return a + Long.MIN_VALUE < b + Long.MIN_VALUE ? a : b;
  }
}
