// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;

/** The descriptor of an entity: {@code !fir.box<!fir.array<?xf32>>}. */
@TypeDef(name = "fir.box", definition = "fir_BoxType", base = BaseBoxType.class,
    parameters = {"eleTy: ELEMENT_TYPE", "isVolatile: BOOL"})
public final class BoxType extends BoxTypeBase {
  BoxType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type of a descriptor of an entity that is not volatile. */
  public static BoxType of(Type elementType) {
    return of(elementType, false);
  }

  /** Parses the text after the mnemonic, which is at {@code start}. */
  public static BoxType parse(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    Type element = parser.parseType();
    return declaration().getChecked(parser, start, element, Volatility.parseEnd(parser));
  }

  @Override
  public Type elementType() {
    return eleTy();
  }

  static @Nullable String verify(Type elementType, boolean isVolatile) {
    return elementType instanceof BaseBoxType ? "invalid element type" : null;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    Volatility.print(printer, eleTy(), isVolatile());
  }
}
