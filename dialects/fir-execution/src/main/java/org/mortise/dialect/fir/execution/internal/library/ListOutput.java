// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Predicate;
import org.mortise.ir.execution.runtime.Machine;

/** A list-directed output statement: the state from its beginning to its end. Numbers have the reference's format. */
final class ListOutput {
  private static final int LINE_LENGTH = 79;
  private static final int SINGLE_DIGITS = 6;
  private static final int DOUBLE_DIGITS = 15;
  /** The digits with which every number can be read again. */
  private static final int MOST_DIGITS = 17;

  private final StringBuilder line = new StringBuilder();
  private boolean endsWithCharacters;

  /** Prints what is left, and ends the line. */
  void end(Machine machine) {
    machine.print(line.append('\n'));
  }

  void item(String text, Machine machine) {
    space(text.length(), machine);
    line.append(text);
    endsWithCharacters = false;
  }

  /** Characters follow characters without a blank, and are cut at the end of a line. */
  void characters(String text, Machine machine) {
    if (line.isEmpty() || !endsWithCharacters) {
      line.append(' ');
    }
    for (int i = 0; i < text.length(); i++) {
      if (line.length() >= LINE_LENGTH) {
        next(machine);
      }
      line.append(text.charAt(i));
    }
    endsWithCharacters = true;
  }

  private void space(int length, Machine machine) {
    if (!line.isEmpty() && line.length() + 1 + length > LINE_LENGTH) {
      machine.print(line.append('\n'));
      line.setLength(0);
    }
    line.append(' ');
  }

  private void next(Machine machine) {
    machine.print(line.append('\n'));
    line.setLength(0);
    line.append(' ');
  }

  // ---- numbers -----------------------------------------------------------------------------------------------------

  static String text(float number) {
    return text(number, SINGLE_DIGITS, decimal -> decimal.floatValue() == Math.abs(number));
  }

  static String text(double number) {
    return text(number, DOUBLE_DIGITS, decimal -> decimal.doubleValue() == Math.abs(number));
  }

  /**
   * The exponent decides the form, that of the number rounded to one digit.
   *
   * @param isNumber whether a decimal number is read as the magnitude of the number
   */
  private static String text(double number, int digits, Predicate<BigDecimal> isNumber) {
    if (Double.isNaN(number)) {
      return "NaN";
    }
    String sign = Double.doubleToRawLongBits(number) < 0 ? "-" : "";
    if (Double.isInfinite(number)) {
      return sign + "Inf";
    }
    if (number == 0) {
      return sign + "0.";
    }
    BigDecimal magnitude = shortest(new BigDecimal(number).abs(), isNumber).stripTrailingZeros();
    BigDecimal rounded = magnitude.round(new MathContext(1, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale();
    return sign + (exponent < 0 || exponent > digits ? withExponent(magnitude) : plain(magnitude));
  }

  /** Of the decimal numbers with the fewest digits that are read as the number, the reference takes the middle one. */
  private static BigDecimal shortest(BigDecimal exact, Predicate<BigDecimal> isNumber) {
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
      BigDecimal below = exact.round(new MathContext(digits, RoundingMode.DOWN));
      BigDecimal above = exact.round(new MathContext(digits, RoundingMode.UP));
      if (!isNumber.test(below) && !isNumber.test(above)) {
        continue;
      }
      BigInteger first = (isNumber.test(below) ? below : above).setScale(below.scale()).unscaledValue();
      BigInteger last = first;
      while (isNumber.test(new BigDecimal(first.subtract(BigInteger.ONE), below.scale()))) {
        first = first.subtract(BigInteger.ONE);
      }
      while (isNumber.test(new BigDecimal(last.add(BigInteger.ONE), below.scale()))) {
        last = last.add(BigInteger.ONE);
      }
      return new BigDecimal(first.add(last).shiftRight(1), below.scale());
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
