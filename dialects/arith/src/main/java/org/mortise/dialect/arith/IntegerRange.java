// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;

/** Bounds and comparisons of integers of a given width, which are represented as signed numbers. */
final class IntegerRange {
  private IntegerRange() {}

  static BigInteger signedMax(int width) {
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE);
  }

  static BigInteger signedMin(int width) {
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(width - 1).negate();
  }

  /** Returns the number with all bits set, which is -1 as a signed number. */
  static BigInteger unsignedMax(int width) {
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.negate();
  }

  static BigInteger unsignedMin(int width) {
    return BigInteger.ZERO;
  }

  /** Returns the unsigned number with the same bits. */
  static BigInteger asUnsigned(BigInteger value, int width) {
    return value.signum() >= 0 ? value : value.add(BigInteger.ONE.shiftLeft(width));
  }

  /** Returns the signed number with the low {@code width} bits of {@code value}. */
  static BigInteger wrap(BigInteger value, int width) {
    if (value.bitLength() < width) {
      return value;
    }
    if (width == 0) {
      return BigInteger.ZERO;
    }
    BigInteger low = value.mod(BigInteger.ONE.shiftLeft(width));
    return low.testBit(width - 1) ? low.subtract(BigInteger.ONE.shiftLeft(width)) : low;
  }

  static BigInteger larger(BigInteger a, BigInteger b, int width) {
    return a.max(b);
  }

  static BigInteger smaller(BigInteger a, BigInteger b, int width) {
    return a.min(b);
  }

  static BigInteger largerUnsigned(BigInteger a, BigInteger b, int width) {
    return asUnsigned(a, width).compareTo(asUnsigned(b, width)) >= 0 ? a : b;
  }

  static BigInteger smallerUnsigned(BigInteger a, BigInteger b, int width) {
    return asUnsigned(a, width).compareTo(asUnsigned(b, width)) <= 0 ? a : b;
  }
}
