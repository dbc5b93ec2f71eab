// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Conversion of constant elements to other types. */
final class Conversions {
  private Conversions() {}

  /** Converts an element to another type; null if one of the types is not numeric. */
  static @Nullable Attribute convert(Attribute element, Type from, Type to) {
    if (element instanceof FloatAttr number) {
      if (to instanceof FloatType format) {
        return FloatArithmetic.convert(number, format);
      }
      return to instanceof IntegerType integer ? IntegerAttr.of(to, toInteger(number, integer)) : null;
    }
    if (!(element instanceof IntegerAttr number) || !(from instanceof IntegerType source)) {
      return null;
    }
    BigInteger value = source.isUnsigned() ? number.unsignedValue() : number.signedValue();
    if (to instanceof FloatType format) {
      return FloatArithmetic.fromInteger(value, format);
    }
    return to instanceof IntegerType target ? IntegerAttr.of(to, FixedWidth.wrap(value, target.width())) : null;
  }

  /**
   * Rounds to the nearest integer, halves to the even one; a number out of range becomes the nearest integer of the
   * type, NaN becomes 0.
   */
  private static BigInteger toInteger(FloatAttr number, IntegerType type) {
    IntegerRange range = IntegerRange.of(type);
    if (number.isNaN()) {
      return BigInteger.ZERO;
    }
    if (number.isInfinite()) {
      return number.isNegative() ? range.least() : range.greatest();
    }
    BigInteger nearest = number.decimalValue().setScale(0, RoundingMode.HALF_EVEN).toBigInteger();
    return range.clamp(nearest);
  }
}
