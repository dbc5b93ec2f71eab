// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** The descriptor of a polymorphic entity: {@code !fir.class<!fir.type<t>>}. */
@TypeDef(name = "fir.class", definition = "fir_ClassType", base = BaseBoxType.class,
    parameters = "eleTy: ELEMENT_TYPE",
    format = "`<` $eleTy `>`")
public final class ClassType extends ClassTypeBase {
  ClassType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type elementType() {
    return eleTy();
  }

  static @Nullable String verify(Type elementType) {
    return isValidElement(elementType) ? null : "invalid element type";
  }

  private static boolean isValidElement(Type type) {
    return type instanceof RecordType || type instanceof SequenceType || type instanceof NoneType
        || type instanceof HeapType || type instanceof PointerType || type instanceof CharacterType
        || type instanceof FirComplexType || type instanceof LogicalType || type instanceof ComplexType
        || type instanceof FloatType || type instanceof IntegerType;
  }
}
