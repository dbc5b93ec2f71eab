// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;

/** Shifts of integers of a number of bits. All return null where the result is undefined: by the width or more. */
final class Shift {
  private Shift() {}

  static BigInteger left(BigInteger a, BigInteger b, int width) {
    int distance = distance(b, width);
    return distance < 0 ? null : a.shiftLeft(distance);
  }

  static BigInteger rightSigned(BigInteger a, BigInteger b, int width) {
    int distance = distance(b, width);
    return distance < 0 ? null : a.shiftRight(distance);
  }

  static BigInteger rightUnsigned(BigInteger a, BigInteger b, int width) {
    int distance = distance(b, width);
    return distance < 0 ? null : IntegerRange.asUnsigned(a, width).shiftRight(distance);
  }

  /** The distance if it is less than the width, otherwise -1. */
  private static int distance(BigInteger b, int width) {
    BigInteger unsigned = IntegerRange.asUnsigned(b, width);
    return unsigned.compareTo(BigInteger.valueOf(width)) < 0 ? unsigned.intValueExact() : -1;
  }
}
