// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigInteger;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Functions of one integer. */
public enum BitFunction implements Computation {
  /** The absolute value; the minimum is its own absolute value. */
  ABSI,
  LEADING_ZEROS,
  /** The number of bits that are 1. */
  ONES,
  TRAILING_ZEROS;

  /** Returns the result for a signed number; only the low bits are significant. */
  public BigInteger apply(BigInteger number, int width) {
    return switch (this) {
      case ABSI -> number.abs();
      case LEADING_ZEROS -> BigInteger.valueOf(width - FixedWidth.asUnsigned(number, width).bitLength());
      case ONES -> BigInteger.valueOf(FixedWidth.asUnsigned(number, width).bitCount());
      case TRAILING_ZEROS -> BigInteger.valueOf(number.signum() == 0 ? width : number.getLowestSetBit());
    };
  }
}
