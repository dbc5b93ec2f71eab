// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;

/** A vector of a constant size: {@code !fir.vector<4:f32>}. The length is unsigned. */
@TypeDef(name = "fir.vector", parameters = {"length: LENGTH", "elementType: ELEMENT"})
public final class FirVectorType extends FirVectorTypeBase {
  FirVectorType(Context context, Object[] values) {
    super(context, values);
  }

  static FirVectorType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    long length = parser.parseInteger();
    parser.parsePunctuation(":");
    Type element = parser.parseType();
    parser.parsePunctuation(">");
    return of(length, element);
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<').print(Long.toUnsignedString(length())).print(':').printType(elementType()).print('>');
  }
}
