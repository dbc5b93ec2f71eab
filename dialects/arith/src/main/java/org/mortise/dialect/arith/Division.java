// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.internal.compat.LastElement;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/**
 * Divisions of integers of a given width. The result is null where it is undefined: for a divisor of zero, or an
 * overflow. {@link #floorSigned} is the exception.
 */
final class Division {
  private Division() {}

  static @Nullable BigInteger signed(BigInteger a, BigInteger b, int width) {
    return isUndefined(a, b, width) ? null : a.divide(b);
  }

  static @Nullable BigInteger unsigned(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : FixedWidth.asUnsigned(a, width).divide(FixedWidth.asUnsigned(b, width));
  }

  /** Rounds up. Also null for the smallest integer, whose negation overflows: MLIR does not fold such divisions. */
  static @Nullable BigInteger ceilSigned(BigInteger a, BigInteger b, int width) {
    BigInteger smallest = FixedWidth.signedMin(width);
    if (b.signum() == 0 || a.equals(smallest) || a.signum() != 0 && b.equals(smallest)) {
      return null;
    }
    return FixedWidth.ceilQuotient(a, b);
  }

  static @Nullable BigInteger ceilUnsigned(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0
        ? null : FixedWidth.ceilQuotient(FixedWidth.asUnsigned(a, width), FixedWidth.asUnsigned(b, width));
  }

  /**
   * Folds a division that rounds down. In vectors and tensors {@link LastElement} decides whether all elements are
   * folded; the quotient of undefined elements before the last is the dividend.
   */
  static FoldResult foldFloor(Attribute[] constants) {
    BigInteger a = LastElement.of(constants[0]);
    BigInteger b = LastElement.of(constants[1]);
    boolean undefined = a != null && b != null && isUndefined(a, b, ArithTypes.width(constants[0].type()));
    return undefined ? FoldResult.NONE : IntegerFolding.binary(constants, Division::floorSigned);
  }

  /** Rounds down; returns the dividend where the result is undefined. See {@link #foldFloor}. */
  static BigInteger floorSigned(BigInteger a, BigInteger b, int width) {
    return isUndefined(a, b, width) ? a : FixedWidth.floorQuotient(a, b);
  }

  static @Nullable BigInteger signedRemainder(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : a.remainder(b);
  }

  static @Nullable BigInteger unsignedRemainder(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : FixedWidth.asUnsigned(a, width).remainder(FixedWidth.asUnsigned(b, width));
  }

  private static boolean isUndefined(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 || b.equals(BigInteger.ONE.negate()) && a.equals(FixedWidth.signedMin(width));
  }
}
