// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.math.BigInteger;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;

/** Multiplication and addition of numbers of wide formats, rounded once. */
final class WideFma {
  private WideFma() {}

  static FloatAttr of(FloatAttr a, FloatAttr b, FloatAttr c) {
    boolean isFinite = !(a.isNaN() || a.isInfinite() || b.isNaN() || b.isInfinite() || c.isNaN() || c.isInfinite());
    if (!isFinite || a.isZero() || b.isZero()) { // the product is exact
      return FloatArithmetic.add(FloatArithmetic.multiply(a, b), c);
    }
    if (c.isZero()) {
      return FloatArithmetic.multiply(a, b);
    }
    BigInteger product = signed(a).multiply(signed(b));
    int exponent = a.unitExponent() + b.unitExponent();
    int lower = Math.min(exponent, c.unitExponent());
    BigInteger sum = product.shiftLeft(exponent - lower).add(signed(c).shiftLeft(c.unitExponent() - lower));
    return FloatAttr.nearest(a.type(), sum.signum() < 0, sum.abs(), lower, false);
  }

  private static BigInteger signed(FloatAttr number) {
    return number.isNegative() ? number.significand().negate() : number.significand();
  }
}
