// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** The descriptor of a polymorphic entity: {@code !fir.class<!fir.type<t>>}. */
@TypeDef(name = "fir.class", definition = "fir_ClassType", base = BaseBoxType.class,
    parameters = {"eleTy: ELEMENT_TYPE", "isVolatile: BOOL"})
public final class ClassType extends ClassTypeBase {
  ClassType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type of a descriptor of an entity that is not volatile. */
  public static ClassType of(Type elementType) {
    return of(elementType, false);
  }

  /** Parses the text after the mnemonic, which is at {@code start}. */
  public static ClassType parse(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    Type element = parser.parseType();
    return declaration().getChecked(parser, start, element, Volatility.parseEnd(parser));
  }

  @Override
  public Type elementType() {
    return eleTy();
  }

  static @Nullable String verify(Type elementType, boolean isVolatile) {
    return isValidElement(elementType) ? null : "invalid element type";
  }

  private static boolean isValidElement(Type type) {
    return type instanceof RecordType || type instanceof SequenceType || type instanceof NoneType
        || type instanceof HeapType || type instanceof PointerType || type instanceof CharacterType
        || type instanceof FirComplexType || type instanceof LogicalType || type instanceof ComplexType
        || type instanceof FloatType || type instanceof IntegerType;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    Volatility.print(printer, eleTy(), isVolatile());
  }
}
