// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/**
 * The integers that store quantized numbers: {@code i8<-127:127>}, {@code u8}.
 *
 * @param isSigned true for {@code i}, false for {@code u}
 * @param width the number of bits, at least 1 and at most {@link #MAX_WIDTH}
 * @param minimum the least integer in use
 * @param maximum the greatest integer in use
 */
public record QuantizedStorage(boolean isSigned, int width, long minimum, long maximum) {
  /** The greatest number of bits. */
  public static final int MAX_WIDTH = 32;

  /** Returns the storage that uses all integers of its width. */
  public static QuantizedStorage ofWidth(boolean isSigned, int width) {
    return new QuantizedStorage(isSigned, width, leastOf(isSigned, width), greatestOf(isSigned, width));
  }

  private static long leastOf(boolean isSigned, int width) {
    return isSigned ? -(1L << (width - 1)) : 0;
  }

  private static long greatestOf(boolean isSigned, int width) {
    return isSigned ? (1L << (width - 1)) - 1 : (1L << width) - 1;
  }

  /** Returns true if the type is the signless integer type that holds such integers. */
  public boolean isStoredAs(Type type) {
    return IntegerType.isSignless(type, width);
  }

  void print(AsmPrinter printer) {
    printer.print(isSigned ? 'i' : 'u').print(width);
    if (!equals(ofWidth(isSigned, width))) {
      printer.print('<').print(minimum).print(':').print(maximum).print('>');
    }
  }
}
