// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.math.BigInteger;
import java.util.Locale;

/**
 * Parses option values of passes and of the command line, with the formats and errors of LLVM's {@code CommandLine}
 * library.
 */
public final class OptionValues {
  private OptionValues() {}

  /**
   * Parses a boolean. The empty text is true.
   *
   * @throws IllegalArgumentException with LLVM's message if the text is not a boolean
   */
  public static boolean parseBoolean(String text) {
    return switch (text) {
      case "", "true", "TRUE", "True", "1" -> true;
      case "false", "FALSE", "False", "0" -> false;
      default -> throw new IllegalArgumentException(
          "'" + text + "' is invalid value for boolean argument! Try 0 or 1");
    };
  }

  /**
   * Parses a signed 64-bit integer.
   *
   * @throws IllegalArgumentException with LLVM's message if the text is malformed or out of range
   */
  public static long parseLong(String text) {
    return parseSigned(text, Long.SIZE, "long");
  }

  /**
   * Parses a signed 32-bit integer.
   *
   * @throws IllegalArgumentException with LLVM's message if the text is malformed or out of range
   */
  public static long parseInt(String text) {
    return parseSigned(text, Integer.SIZE, "integer");
  }

  private static long parseSigned(String text, int width, String type) {
    String problem = "'" + text + "' value invalid for " + type + " argument!";
    try {
      boolean negative = text.startsWith("-");
      BigInteger magnitude = magnitude(negative ? text.substring(1) : text);
      BigInteger value = negative ? magnitude.negate() : magnitude;
      if (value.bitLength() < width) {
        return value.longValue();
      }
    } catch (NumberFormatException malformed) {
      throw new IllegalArgumentException(problem, malformed);
    }
    throw new IllegalArgumentException(problem);
  }

  /**
   * Parses a 32-bit number.
   *
   * @throws IllegalArgumentException with LLVM's message if the text is malformed or out of range
   */
  public static long parseInteger(String text) {
    try {
      boolean negative = text.startsWith("-");
      BigInteger magnitude = magnitude(negative ? text.substring(1) : text);
      return (negative ? magnitude.negate() : magnitude).intValueExact();
    } catch (ArithmeticException | NumberFormatException malformed) {
      throw new IllegalArgumentException("'" + text + "' value invalid for integer argument!", malformed);
    }
  }

  /**
   * Parses an unsigned 32-bit integer.
   *
   * @throws IllegalArgumentException with LLVM's message if the text is malformed or out of range
   */
  public static long parseUnsigned(String text) {
    return parseUnsigned(text, Integer.SIZE, "uint");
  }

  /**
   * Parses an unsigned 64-bit integer, like {@link #parseUnsigned(String)}. Values above {@code Long.MAX_VALUE} are
   * returned as negative numbers.
   */
  public static long parseUnsignedLong(String text) {
    return parseUnsigned(text, Long.SIZE, "ulong");
  }

  private static long parseUnsigned(String text, int width, String type) {
    String problem = "'" + text + "' value invalid for " + type + " argument!";
    try {
      BigInteger value = magnitude(text);
      if (value.signum() >= 0 && value.bitLength() <= width) {
        return value.longValue();
      }
    } catch (NumberFormatException malformed) {
      throw new IllegalArgumentException(problem, malformed);
    }
    throw new IllegalArgumentException(problem);
  }

  /** Creates the error for a word that is not one of the choices of an option. */
  public static IllegalArgumentException unknownChoice(String word) {
    return new IllegalArgumentException("Cannot find option named '" + word + "'!");
  }

  /** Parses digits after {@code 0x}, {@code 0b}, {@code 0o} or {@code 0}, or decimal digits. */
  private static BigInteger magnitude(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    int radix = lower.startsWith("0x") ? 16 : lower.startsWith("0b") ? 2 : lower.startsWith("0o") ? 8 : 0;
    boolean octal = radix == 0 && text.length() > 1 && text.startsWith("0");
    String digits = radix > 0 ? text.substring(2) : text;
    if (digits.startsWith("-") || digits.startsWith("+")) {
      throw new NumberFormatException("For input string: \"" + text + '"');
    }
    return new BigInteger(digits, radix > 0 ? radix : octal ? 8 : 10);
  }
}
