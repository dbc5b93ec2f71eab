// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import org.mortise.ir.interfaces.ranges.FixedWidth;
/** Conversions of integers of up to 64 bits, which are kept sign-extended. */
public enum IntegerCast {
  /** Keeps the low bits, as signed numbers. */
  TRUNCATE,
  /** Adds bits that are 0. */
  ZERO_EXTEND;

  /**
   * Returns the result.
   *
   * @param from the width of the value, for {@link #ZERO_EXTEND}
   * @param to the width of the result, for {@link #TRUNCATE}
   */
  public long apply(long value, int from, int to) {
    return this == TRUNCATE ? FixedWidth.signExtended(value, to) : FixedWidth.unsigned(value, from);
  }
}
