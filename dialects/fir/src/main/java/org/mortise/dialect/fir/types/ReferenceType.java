// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.PointerLikeType;

/** The address of an entity: {@code !fir.ref<f32>}. */
@TypeDef(name = "fir.ref", base = WrapperType.class,
    parameters = {"elementType: ELEMENT", "isVolatile: BOOL"})
public final class ReferenceType extends ReferenceTypeBase implements PointerLikeType {
  ReferenceType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type of an address of an entity that is not volatile. */
  public static ReferenceType of(Type elementType) {
    return of(elementType, false);
  }

  /** Parses the text after the mnemonic. */
  public static ReferenceType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    Type element = parser.parseType();
    return of(element, Volatility.parseEnd(parser));
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    Volatility.print(printer, elementType(), isVolatile());
  }
}
