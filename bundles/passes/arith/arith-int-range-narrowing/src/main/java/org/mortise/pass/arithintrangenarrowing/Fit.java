// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintrangenarrowing;

import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/**
 * In which way a narrower type holds a range of numbers.
 *
 * @param isSigned whether each number is the sign extension of a narrower one
 * @param isUnsigned whether each number is the zero extension of a narrower one
 */
record Fit(boolean isSigned, boolean isUnsigned) {
  /** The fit of small numbers that are not negative. */
  static final Fit BOTH = new Fit(true, true);
  /** The fit of numbers that need more bits, or are unknown. */
  static final Fit NEITHER = new Fit(false, false);

  /** Returns the fit of {@code range} in a type with {@code width} bits. */
  static Fit of(IntegerRange range, int width) {
    boolean isSigned = range.smin().compareTo(FixedWidth.signedMin(width)) >= 0
        && range.smax().compareTo(FixedWidth.signedMax(width)) <= 0;
    return new Fit(isSigned, range.umax().bitLength() <= width);
  }

  /** Returns the fit of the numbers of both. */
  Fit and(Fit other) {
    return new Fit(isSigned && other.isSigned, isUnsigned && other.isUnsigned);
  }
}
