// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.mortise.ir.types.IntegerType;

/**
 * The numbers of an integer type; signless integers are signed.
 *
 * @param least the least number
 * @param greatest the greatest number
 */
record IntegerRange(BigInteger least, BigInteger greatest) {
  static IntegerRange of(IntegerType type) {
    int digits = type.isUnsigned() ? type.width() : Math.max(0, type.width() - 1);
    BigInteger end = BigInteger.ONE.shiftLeft(digits);
    return new IntegerRange(type.isUnsigned() ? BigInteger.ZERO : end.negate(), end.subtract(BigInteger.ONE));
  }

  /** Returns the nearest number of the type. */
  BigInteger clamp(BigInteger number) {
    return number.max(least).min(greatest);
  }
}
