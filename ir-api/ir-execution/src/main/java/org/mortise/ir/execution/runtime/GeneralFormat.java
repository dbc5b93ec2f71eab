// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** The text of numbers as C prints them with {@code %g}: six significant digits, without zeros at the end. */
public final class GeneralFormat {
  private static final MathContext SIX_DIGITS = new MathContext(6, RoundingMode.HALF_EVEN);
  private static final int MIN_EXPONENT = -4;
  private static final int MAX_EXPONENT = 5;

  private GeneralFormat() {}

  /** Returns the text of a number. */
  public static String of(double value) {
    if (Double.isNaN(value)) {
      return Double.doubleToRawLongBits(value) < 0 ? "-nan" : "nan";
    }
    if (Double.isInfinite(value)) {
      return value < 0 ? "-inf" : "inf";
    }
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    BigDecimal rounded = new BigDecimal(value).round(SIX_DIGITS).stripTrailingZeros();
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent >= MIN_EXPONENT && exponent <= MAX_EXPONENT) {
      return rounded.toPlainString();
    }
    String digits = rounded.unscaledValue().abs().toString();
    String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
    String sign = rounded.signum() < 0 ? "-" : "";
    return sign + digits.charAt(0) + fraction + "e" + (exponent < 0 ? "-" : "+")
        + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
  }
}
