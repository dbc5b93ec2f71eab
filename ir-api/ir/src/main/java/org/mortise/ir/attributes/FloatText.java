// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.types.FloatKind;

/**
 * Prints floating-point numbers in MLIR's form: with six digits after the point if that is exact; otherwise with as
 * many digits as the format has; otherwise, and for infinities and not-a-number, as bits.
 */
final class FloatText {
  private static final int SHORT_DIGITS = 6;
  private static final int LARGEST_SHORT_INTEGER = 999_999;
  private static final int MAX_PADDING = 3;

  private final FloatBits value;
  private BigInteger digits;
  private int exponent;

  private FloatText(FloatBits value) {
    this.value = value;
  }

  static String of(FloatBits value) {
    if (!value.isFinite()) {
      return hexadecimal(value);
    }
    if (value.isZero()) {
      return value.isNegative() ? "-0.000000e+00" : "0.000000e+00";
    }
    return new FloatText(value).write();
  }

  private String write() {
    String integer = shortInteger();
    if (integer != null) {
      return integer;
    }
    approximate(SHORT_DIGITS);
    if (readsBack()) {
      return sign() + scientific(digits.toString(), true);
    }
    approximate(2 + value.kind().precision() * 59 / 196);
    String text = sign() + plainOrScientific(2 + value.kind().precision() * 59 / 196);
    return text.indexOf('.') >= 0 ? text : hexadecimal(value);
  }

  private static String hexadecimal(FloatBits value) {
    return "0x" + value.toBigInteger().toString(16).toUpperCase(java.util.Locale.ROOT);
  }

  private String sign() {
    return value.isNegative() ? "-" : "";
  }

  /** The common case that needs no search for digits: a small integer. */
  private @Nullable String shortInteger() {
    double number = value.doubleValue();
    int integer = (int) Math.abs(number);
    boolean isShort = value.kind().width() <= 64 && integer == Math.abs(number) && integer <= LARGEST_SHORT_INTEGER;
    if (!isShort) {
      return null;
    }
    digits = BigInteger.valueOf(integer);
    exponent = 0;
    dropTrailingZeros();
    return sign() + scientific(digits.toString(), true);
  }

  /**
   * Sets digits and exponent to at most {@code precision} decimal digits of the value. LLVM's {@code APFloat} truncates
   * the value to about that many digits and then rounds half up, so the last digit may be one too small.
   */
  private void approximate(int precision) {
    BigInteger significand = value.significand();
    int zeros = significand.getLowestSetBit();
    significand = significand.shiftRight(zeros);
    exponent = value.unitExponent() + zeros;
    if (exponent >= 0) {
      digits = significand.shiftLeft(exponent);
      exponent = 0;
    } else {
      digits = significand.multiply(BigInteger.valueOf(5).pow(-exponent));
    }
    int surplus = digits.bitLength() - (precision * 196 + 58) / 59;
    if (surplus > 0) {
      int cut = (int) (surplus * 59L / 196);
      digits = digits.divide(BigInteger.TEN.pow(cut));
      exponent += cut;
    }
    dropTrailingZeros();
    roundTo(precision);
  }

  private void roundTo(int precision) {
    String text = digits.toString();
    int surplus = text.length() - precision;
    if (surplus <= 0) {
      return;
    }
    BigInteger kept = new BigInteger(text.substring(0, precision));
    digits = text.charAt(precision) >= '5' ? kept.add(BigInteger.ONE) : kept;
    exponent += surplus;
    dropTrailingZeros();
  }

  private void dropTrailingZeros() {
    String text = digits.toString();
    int end = text.length();
    while (end > 1 && text.charAt(end - 1) == '0') {
      end--;
    }
    if (end < text.length()) {
      exponent += text.length() - end;
      digits = new BigInteger(text.substring(0, end));
    }
  }

  private boolean readsBack() {
    FloatKind kind = value.kind();
    return FloatBits.ofDecimal(kind, value.isNegative(), digits, exponent).equals(value);
  }

  /** {@code 1.500000e+00}, or {@code 1.5E+0} if not padded. */
  private String scientific(String text, boolean padded) {
    StringBuilder out = new StringBuilder();
    out.append(text.charAt(0)).append('.').append(text, 1, text.length());
    if (padded) {
      out.append("0".repeat(SHORT_DIGITS + 1 - text.length()));
    } else if (text.length() == 1) {
      out.append('0');
    }
    int power = exponent + text.length() - 1;
    out.append(padded ? 'e' : 'E').append(power < 0 ? '-' : '+');
    out.append(padded && Math.abs(power) < 10 ? "0" : "").append(Math.abs(power));
    return out.toString();
  }

  private String plainOrScientific(int precision) {
    String text = digits.toString();
    int power = exponent + text.length() - 1;
    if (exponent >= 0) {
      boolean scientific = exponent > MAX_PADDING || text.length() + exponent > precision;
      return scientific ? scientific(text, false) : text + "0".repeat(exponent);
    }
    if (power >= 0) {
      return text.substring(0, power + 1) + "." + text.substring(power + 1);
    }
    return -power > MAX_PADDING ? scientific(text, false) : "0." + "0".repeat(-power - 1) + text;
  }
}
