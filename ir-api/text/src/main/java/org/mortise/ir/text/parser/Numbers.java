// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;

/** The values of number literals that the lexer found well-formed. */
final class Numbers {
  private Numbers() {}

  static boolean isHexadecimal(String literal) {
    return literal.length() > 2 && literal.charAt(1) == 'x';
  }

  /** The value of a decimal or hexadecimal literal. */
  static BigInteger integer(String literal) {
    if (isHexadecimal(literal)) {
      return new BigInteger(literal.substring(2), 16);
    }
    return literal.length() < 19 ? BigInteger.valueOf(Long.parseLong(literal)) : new BigInteger(literal);
  }

  /**
   * Returns whether it can be read as an integer of 64 bits: a literal is unsigned, but a negated one keeps a bit for
   * that.
   */
  static boolean fitsInteger(BigInteger value) {
    return value.signum() < 0 ? value.negate().bitLength() <= 63 : value.bitLength() <= 64;
  }

  /** The current token as a small decimal number; -1 if it is none. */
  static int smallDecimal(Lexer lexer) {
    return decimal(lexer.bytes(), lexer.start, lexer.end);
  }

  /** The decimal number in these bytes; -1 if it is none or large. */
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
