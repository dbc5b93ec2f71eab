// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.ShapedType;

/**
 * Fortran's {@code CHARACTER} of a kind: {@code !fir.char<1>}, {@code !fir.char<1,42>}, {@code !fir.char<1,?>}. The
 * length is {@link ShapedType#DYNAMIC} if the program computes it.
 */
@TypeDef(name = "fir.char", parameters = {"kind: NUMBER", "length: LENGTH"})
public final class CharacterType extends CharacterTypeBase {
  private static final long SINGLE = 1;

  CharacterType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type of one character. */
  public static CharacterType ofSingle(Context context, int kind) {
    return of(context, kind, SINGLE);
  }

  /** Returns whether the program computes the length. */
  public boolean hasDynamicLength() {
    return ShapedType.isDynamic(length());
  }

  static CharacterType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    int kind = FirForms.parseNumber(parser);
    long length = SINGLE;
    if (parser.parseOptionalPunctuation(",")) {
      length = parser.parseOptionalPunctuation("?") ? ShapedType.DYNAMIC : parser.parseInteger();
    }
    parser.parsePunctuation(">");
    return of(parser.context(), kind, length);
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<').print(Integer.toUnsignedLong(kind()));
    if (hasDynamicLength()) {
      printer.print(",?");
    } else if (length() != SINGLE) {
      printer.print(',').print(length());
    }
    printer.print('>');
  }
}
