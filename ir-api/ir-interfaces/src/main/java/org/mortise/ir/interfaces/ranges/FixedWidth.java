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

  /** Returns the unsigned number with the same bits. */
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

  /** Returns the larger signed number. */
  public static BigInteger larger(BigInteger a, BigInteger b, int width) {
    return a.max(b);
  }

  /** Returns the smaller signed number. */
  public static BigInteger smaller(BigInteger a, BigInteger b, int width) {
    return a.min(b);
  }

  /** Returns the larger number as unsigned numbers. */
  public static BigInteger largerUnsigned(BigInteger a, BigInteger b, int width) {
    return asUnsigned(a, width).compareTo(asUnsigned(b, width)) >= 0 ? a : b;
  }

  /** Returns the smaller number as unsigned numbers. */
  public static BigInteger smallerUnsigned(BigInteger a, BigInteger b, int width) {
    return asUnsigned(a, width).compareTo(asUnsigned(b, width)) <= 0 ? a : b;
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
}
