// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** The text of types that state whether accesses of the entity are volatile: {@code <i32, volatile>}. */
final class Volatility {
  private static final String WORD = "volatile";

  private Volatility() {}

  /** Parses the end of a type: an optional {@code volatile}, and {@code >}. */
  static boolean parseEnd(AsmParser parser) {
    boolean isVolatile = parser.parseOptionalPunctuation(",");
    if (isVolatile) {
      parser.parseKeyword(WORD);
    }
    parser.parsePunctuation(">");
    return isVolatile;
  }

  static void print(AsmPrinter printer, Type element, boolean isVolatile) {
    printer.print('<').printType(element).print(isVolatile ? ", volatile>" : ">");
  }
}
