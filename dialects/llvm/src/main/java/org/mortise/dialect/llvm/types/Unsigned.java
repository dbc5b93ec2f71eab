// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;

/** Parses numbers of a fixed width; unsigned numbers with the top bit set are returned as negative numbers. */
public final class Unsigned {
  private Unsigned() {}

  /** Parses a 64-bit number. */
  public static long parseLong(AsmParser parser) {
    return parse(parser, Long.SIZE).longValue();
  }

  /** Parses a 32-bit number. */
  public static int parseInt(AsmParser parser) {
    return parse(parser, Integer.SIZE).intValue();
  }

  /** Parses a number of one bit, or {@code true} or {@code false}. */
  public static boolean parseBoolean(AsmParser parser) {
    return parse(parser, 1).signum() != 0;
  }

  /** Parses an optional 32-bit number; null if absent. */
  public static @Nullable Integer parseOptionalInt(AsmParser parser) {
    int start = parser.position();
    BigInteger number = parser.parseOptionalBigInteger();
    return number == null ? null : (Integer) checked(parser, start, number, Integer.SIZE).intValue();
  }

  private static BigInteger parse(AsmParser parser, int width) {
    int start = parser.position();
    return checked(parser, start, parser.parseBigInteger(), width);
  }

  private static BigInteger checked(AsmParser parser, int start, BigInteger number, int width) {
    if (number.signum() < 0 ? number.bitLength() >= width : number.bitLength() > width) {
      throw parser.error(start, "integer value too large");
    }
    return number;
  }
}
