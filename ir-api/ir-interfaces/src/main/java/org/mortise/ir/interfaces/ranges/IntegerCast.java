// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;
import org.mortise.ir.attributes.Computation;

/** Conversions of integers to other widths. */
public enum IntegerCast implements Computation {
  /** Sign-extends, or truncates. */
  RESIZE_SIGNED,
  /** Zero-extends, or truncates. */
  RESIZE_UNSIGNED;

  /** Returns the result for a signed number of {@code from} bits; only the low bits are significant. */
  public BigInteger apply(BigInteger value, int from) {
    return this == RESIZE_SIGNED ? value : FixedWidth.asUnsigned(value, from);
  }

  /** Returns the sign-extended result for a number of {@code from} bits and a result of {@code to} bits, at most 64. */
  public long apply(long value, int from, int to) {
    return this == RESIZE_SIGNED || to <= from
        ? FixedWidth.signExtended(value, to) : FixedWidth.unsigned(value, from);
  }

  /** Returns the range of the results for operands in a range. */
  public IntegerRange range(IntegerRange range, int width) {
    if (width < range.width()) {
      return BitRanges.truncate(range, width);
    }
    return width == range.width() ? range : this == RESIZE_SIGNED
        ? BitRanges.extendSigned(range, width) : BitRanges.extendUnsigned(range, width);
  }
}
