// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import org.mortise.ir.types.FloatKind;

/**
 * Rounds to formats of at most 32 bits, to the nearest number and of two to the even one, and has their bits. Computed
 * on {@code double}, whose bits suffice for sums, products and quotients of these formats to be rounded twice.
 */
public final class FloatRounding {
  private static final int FLOAT_FRACTION_BITS = 23;
  private static final int FLOAT_EXPONENT_BITS = 8;

  private FloatRounding() {}

  /** Returns the nearest number of a format of at most 32 bits. */
  public static float round(FloatKind kind, double value) {
    if (kind == FloatKind.F32) {
      return (float) value;
    }
    if (Double.isNaN(value)) {
      return kind.specials() == FloatKind.Specials.FINITE ? 0f : Float.NaN;
    }
    if (!kind.hasSignAndZero()) {
      return roundScale(kind, Math.abs(value));
    }
    if (value == 0) {
      return kind.specials() == FloatKind.Specials.NAN_IS_NEGATIVE_ZERO ? 0f : (float) value;
    }
    if (Double.isInfinite(value)) {
      return overflow(kind, value);
    }
    int exponent = Math.max(Math.getExponent(value), kind.minExponent());
    double unit = Math.scalb(1.0, exponent - kind.fractionBits());
    double rounded = Math.rint(value / unit) * unit;
    if (Math.abs(rounded) > largest(kind)) {
      return overflow(kind, value);
    }
    return rounded == 0 && kind.specials() == FloatKind.Specials.NAN_IS_NEGATIVE_ZERO ? 0f : (float) rounded;
  }

  /** Returns the nearest power of two; of two the larger one. */
  private static float roundScale(FloatKind kind, double value) {
    int exponent = value < Double.MIN_NORMAL ? kind.minExponent() : Math.getExponent(value);
    int rounded = value >= Math.scalb(1.5, exponent) ? exponent + 1 : exponent;
    return rounded > kind.maxExponent() ? Float.NaN : Math.scalb(1f, Math.max(rounded, kind.minExponent()));
  }

  private static double largest(FloatKind kind) {
    long units = (1L << kind.precision()) - (kind.isLargestSignificandNaN() ? 2 : 1);
    return Math.scalb((double) units, kind.maxExponent() - kind.fractionBits());
  }

  private static float overflow(FloatKind kind, double value) {
    float magnitude = switch (kind.specials()) {
      case IEEE -> Float.POSITIVE_INFINITY;
      case NAN_IS_ALL_ONES, NAN_IS_NEGATIVE_ZERO -> Float.NaN;
      case FINITE -> (float) largest(kind);
    };
    return Math.copySign(magnitude, (float) value);
  }

  /** Returns the bits of a number of a format of at most 32 bits. */
  public static int bits(FloatKind kind, float value) {
    if (kind == FloatKind.F32) {
      return Float.floatToRawIntBits(value);
    }
    boolean isNegative = Float.floatToRawIntBits(value) < 0 && kind.hasSignAndZero();
    int sign = isNegative ? 1 << kind.exponentBits() + kind.fractionBits() : 0;
    if (Float.isNaN(value)) {
      return nanBits(kind, sign, Float.floatToRawIntBits(value));
    }
    if (Float.isInfinite(value)) {
      return sign | (1 << kind.exponentBits()) - 1 << kind.fractionBits();
    }
    if (value == 0) {
      return sign;
    }
    int exponent = Math.max(Math.getExponent((double) value), kind.minExponent());
    int units = (int) Math.scalb(Math.abs((double) value), kind.fractionBits() - exponent);
    int field = units < 1 << kind.fractionBits() ? 0 : exponent + kind.bias(); // 0 for a subnormal number
    return sign | field << kind.fractionBits() | units & (1 << kind.fractionBits()) - 1;
  }

  /** Returns the bits of a NaN. Of IEEE formats it has the fraction of the {@code float}, as far as there are bits. */
  private static int nanBits(FloatKind kind, int sign, int value) {
    int negativeZero = 1 << kind.exponentBits() + kind.fractionBits();
    return switch (kind.specials()) {
      case NAN_IS_NEGATIVE_ZERO -> negativeZero;
      case NAN_IS_ALL_ONES -> sign | negativeZero - 1;
      case FINITE -> 0;
      case IEEE -> {
        int fraction = (value & (1 << FLOAT_FRACTION_BITS) - 1) >>> FLOAT_FRACTION_BITS - kind.fractionBits();
        int quiet = 1 << kind.fractionBits() - 1;
        yield sign | (1 << kind.exponentBits()) - 1 << kind.fractionBits() | (fraction == 0 ? quiet : fraction);
      }
    };
  }

  /** Returns the number with some bits in a format of at most 32 bits. */
  public static float ofBits(FloatKind kind, int bits) {
    if (kind == FloatKind.F32) {
      return Float.intBitsToFloat(bits);
    }
    int fraction = bits & (1 << kind.fractionBits()) - 1;
    int field = bits >>> kind.fractionBits() & (1 << kind.exponentBits()) - 1;
    boolean isNegative = (bits >>> kind.fractionBits() + kind.exponentBits() & 1) != 0;
    int allOnes = (1 << kind.exponentBits()) - 1;
    if (kind.specials() == FloatKind.Specials.IEEE && field == allOnes) { // no conversion: that makes a NaN quiet
      int special = (isNegative ? 1 << FLOAT_FRACTION_BITS + FLOAT_EXPONENT_BITS : 0)
          | (1 << FLOAT_EXPONENT_BITS) - 1 << FLOAT_FRACTION_BITS;
      return Float.intBitsToFloat(special | fraction << FLOAT_FRACTION_BITS - kind.fractionBits());
    }
    double magnitude = switch (kind.specials()) {
      case IEEE, FINITE -> finite(kind, field, fraction);
      case NAN_IS_ALL_ONES -> field == allOnes && fraction == (1 << kind.fractionBits()) - 1
          ? Double.NaN : finite(kind, field, fraction);
      case NAN_IS_NEGATIVE_ZERO -> isNegative && field == 0 && fraction == 0
          ? Double.NaN : finite(kind, field, fraction);
    };
    return (float) (isNegative ? -magnitude : magnitude);
  }

  private static double finite(FloatKind kind, int field, int fraction) {
    int exponent = field == 0 ? kind.minExponent() : field - kind.bias();
    long units = field == 0 && kind.hasSignAndZero() ? fraction : fraction | 1L << kind.fractionBits();
    return Math.scalb((double) units, exponent - kind.fractionBits());
  }
}
