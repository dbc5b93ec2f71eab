// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import java.util.HexFormat;

/** The values of number literals that the lexer found well-formed. */
final class Numbers {
  private static final int FEW_DIGITS = 1000;

  private Numbers() {}

  static boolean isHexadecimal(String literal) {
    return literal.length() > 2 && literal.charAt(1) == 'x';
  }

  /** Returns the value of a decimal or hexadecimal literal. */
  static BigInteger integer(String literal) {
    if (isHexadecimal(literal)) {
      String digits = literal.substring(2);
      return new BigInteger(1, HexFormat.of().parseHex(digits.length() % 2 == 0 ? digits : "0" + digits));
    }
    return literal.length() < 19 ? BigInteger.valueOf(Long.parseLong(literal)) : decimal(literal);
  }

  /** Parses decimal digits by halves: {@link BigInteger#BigInteger(String)} takes quadratic time. */
  private static BigInteger decimal(String digits) {
    if (digits.length() <= FEW_DIGITS) {
      return new BigInteger(digits);
    }
    int low = digits.length() / 2;
    BigInteger high = decimal(digits.substring(0, digits.length() - low));
    return high.multiply(BigInteger.TEN.pow(low)).add(decimal(digits.substring(digits.length() - low)));
  }

  /** Returns whether a value is in the range of a 64-bit literal, unsigned or signed. */
  static boolean fitsInteger(BigInteger value) {
    return value.bitLength() <= (value.signum() < 0 ? 63 : 64);
  }

  /** Returns the current token as a small decimal number; -1 if it is not one. */
  static int smallDecimal(Lexer lexer) {
    return decimal(lexer.bytes(), lexer.start, lexer.end);
  }

  /** Returns the decimal number in these bytes; -1 if it is malformed or large. */
  static int decimal(byte[] bytes, int start, int end) {
    long value = 0;
    for (int i = start; i < end; i++) {
      if (!Chars.is(bytes[i], Chars.DIGIT) || value > 1 << 24) {
        return -1;
      }
      value = value * 10 + bytes[i] - '0';
    }
    return value > 1 << 24 ? -1 : (int) value;
  }
}
