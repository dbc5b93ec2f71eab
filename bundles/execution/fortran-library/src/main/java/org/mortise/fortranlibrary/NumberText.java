// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** The text of numbers, by the descriptors of formats and in list-directed output. */
final class NumberText {
  /** The digits before the decimal point from which a number in list-directed output has an exponent. */
  private static final int SINGLE_DIGITS = 6;
  private static final int DOUBLE_DIGITS = 15;
  /** The digits with which every number can be read again. */
  private static final int MOST_DIGITS = 17;
  private static final int EXPONENT_WIDTH = 4;
  private static final int LARGEST_SHORT_EXPONENT = 99;

  private NumberText() {}

  // ---- fields ------------------------------------------------------------------------------------------------------

  /** Right-aligns the text in a field, or returns asterisks if it is too long. A width up to 0 fits the text. */
  static String field(String text, int width) {
    if (width <= 0) {
      return text;
    }
    return text.length() > width ? "*".repeat(width) : " ".repeat(width - text.length()) + text;
  }

  static String integer(long value, int width, int leastDigits, boolean hasPlus) {
    String digits = new BigInteger(Long.toString(value)).abs().toString();
    if (leastDigits == 0 && value == 0) {
      digits = "";
    }
    String padded = "0".repeat(Math.max(leastDigits - digits.length(), 0)) + digits;
    return field(sign(value < 0, hasPlus) + padded, width);
  }

  private static String sign(boolean isNegative, boolean hasPlus) {
    return isNegative ? "-" : hasPlus ? "+" : "";
  }

  private static boolean isNegative(Number value) {
    return Double.doubleToRawLongBits(value.doubleValue()) < 0;
  }

  /** Returns the text of infinities and NaN; null for other numbers. */
  private static @Nullable String special(Number value, int width, boolean hasPlus) {
    double number = value.doubleValue();
    if (Double.isNaN(number)) {
      return field("NaN", width);
    }
    return Double.isInfinite(number) ? field(sign(number < 0, hasPlus) + "Inf", width) : null;
  }

  static String fixed(Number value, int width, int digits, int scale, boolean hasPlus) {
    String special = special(value, width, hasPlus);
    if (special != null) {
      return special;
    }
    BigDecimal magnitude = new BigDecimal(value.doubleValue()).abs().scaleByPowerOfTen(scale)
        .setScale(Math.max(digits, 0), RoundingMode.HALF_EVEN);
    String text = magnitude.toPlainString();
    text = text.indexOf('.') < 0 ? text + "." : text;
    String sign = sign(isNegative(value), hasPlus);
    boolean fits = width > 0 && sign.length() + text.length() <= width;
    if (text.startsWith("0.") && !fits && text.length() > 2) {
      text = text.substring(1); // the zero before the point is omitted
    }
    return field(sign + text, width);
  }

  /** With a scale of 1 the first digit is before the point, as with {@code ES}. */
  static String exponential(Number value, Format.Item edit, int scale, boolean hasPlus) {
    String special = special(value, edit.width(), hasPlus);
    if (special != null) {
      return special;
    }
    boolean isScientific = edit.kind().equals("ES");
    int before = isScientific ? 1 : scale;
    int after = Math.max(edit.digits(), 0);
    int significant = before > 0 ? after + 1 : after + before;
    BigDecimal magnitude = new BigDecimal(value.doubleValue()).abs();
    boolean isZero = magnitude.signum() == 0;
    BigDecimal rounded = isZero ? magnitude
        : magnitude.round(new MathContext(Math.max(significant, 1), RoundingMode.HALF_EVEN));
    String digits = isZero ? "0".repeat(Math.max(significant, 1)) : rounded.unscaledValue().toString();
    digits = digits + "0".repeat(Math.max(significant - digits.length(), 0));
    digits = digits.substring(0, Math.max(significant, 1));
    int exponent = isZero ? 0 : rounded.precision() - rounded.scale() - before;
    String mantissa = before > 0 ? digits.substring(0, Math.min(before, digits.length())) + "."
        + digits.substring(Math.min(before, digits.length())) : "0." + "0".repeat(-before) + digits;
    String text = mantissa + exponent(edit, exponent);
    String sign = sign(isNegative(value), hasPlus);
    if (mantissa.startsWith("0.") && edit.width() > 0 && sign.length() + text.length() > edit.width()) {
      text = text.substring(1);
    }
    return field(sign + text, edit.width());
  }

  private static String exponent(Format.Item edit, int exponent) {
    String letter = edit.kind().equals("D") ? "D" : "E";
    String sign = exponent < 0 ? "-" : "+";
    String digits = Integer.toString(Math.abs(exponent));
    if (edit.exponent() > 0) {
      return letter + sign + "0".repeat(Math.max(edit.exponent() - digits.length(), 0)) + digits;
    }
    return Math.abs(exponent) > LARGEST_SHORT_EXPONENT ? sign + digits
        : letter + sign + (digits.length() < 2 ? "0" : "") + digits;
  }

  /** A number that fits into the digits has fixed-point form, with blanks instead of the exponent. */
  static String general(Number value, Format.Item edit, int scale, boolean hasPlus) {
    if (edit.width() <= 0 && edit.digits() < 0) {
      return listed(value);
    }
    int digits = Math.max(edit.digits(), 0);
    String special = special(value, edit.width(), hasPlus);
    if (special != null) {
      return special;
    }
    BigDecimal magnitude = new BigDecimal(value.doubleValue()).abs();
    BigDecimal rounded = magnitude.round(new MathContext(Math.max(digits, 1), RoundingMode.HALF_EVEN));
    int before = magnitude.signum() == 0 ? 1 : rounded.precision() - rounded.scale();
    if (before < 0 || before > digits) {
      return exponential(value, edit, scale, hasPlus);
    }
    int blanks = edit.width() <= 0 ? 0 : edit.exponent() > 0 ? edit.exponent() + 2 : EXPONENT_WIDTH;
    return fixed(value, edit.width() - blanks, digits - before, 0, hasPlus) + " ".repeat(blanks);
  }

  // ---- list-directed output ----------------------------------------------------------------------------------------

  /** Returns the text of a {@code Float} or {@code Double}. */
  static String listed(Number value) {
    String special = special(value, 0, false);
    if (special != null) {
      return special;
    }
    boolean isSingle = value instanceof Float;
    double number = Math.abs(value.doubleValue());
    double ulpBelow = isSingle ? number - Math.nextDown((float) number) : number - Math.nextDown(number);
    double ulpAbove = isSingle ? Math.ulp((float) number) : Math.ulp(number);
    return (isNegative(value) ? "-" : "")
        + listed(new BigDecimal(number), ulpBelow, ulpAbove, isSingle ? SINGLE_DIGITS : DOUBLE_DIGITS);
  }

  /**
   * The exponent, of the number rounded to one digit, determines the form.
   *
   * @param ulpBelow the distance to the next smaller number of the type
   * @param ulpAbove the distance to the next larger number
   */
  private static String listed(BigDecimal number, double ulpBelow, double ulpAbove, int digits) {
    if (number.signum() == 0) {
      return "0.";
    }
    BigDecimal magnitude = shortest(number, number.subtract(half(ulpBelow)), number.add(half(ulpAbove)))
        .stripTrailingZeros();
    BigDecimal rounded = magnitude.round(new MathContext(1, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale();
    return exponent < 0 || exponent > digits ? withExponent(magnitude) : plain(magnitude);
  }

  private static BigDecimal half(double number) {
    return new BigDecimal(number).divide(BigDecimal.valueOf(2));
  }

  /**
   * Returns the decimal number with the fewest digits strictly between two bounds; of several, the middle one, as in
   * flang.
   */
  private static BigDecimal shortest(BigDecimal exact, BigDecimal lower, BigDecimal upper) {
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
      int scale = exact.round(new MathContext(digits, RoundingMode.DOWN)).scale();
      BigInteger first = lower.setScale(scale, RoundingMode.FLOOR).unscaledValue().add(BigInteger.ONE);
      BigInteger last = upper.setScale(scale, RoundingMode.CEILING).unscaledValue().subtract(BigInteger.ONE);
      if (first.compareTo(last) <= 0) {
        return new BigDecimal(first.add(last).shiftRight(1), scale);
      }
    }
    return exact;
  }

  private static String plain(BigDecimal magnitude) {
    String text = magnitude.toPlainString();
    text = text.contains(".") ? text : text + ".";
    return text.startsWith("0.") ? text.substring(1) : text;
  }

  private static String withExponent(BigDecimal magnitude) {
    String digits = magnitude.unscaledValue().toString();
    int exponent = magnitude.precision() - magnitude.scale() - 1;
    return digits.charAt(0) + "." + digits.substring(1) + "E" + (exponent < 0 ? "-" : "+")
        + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
  }
}
