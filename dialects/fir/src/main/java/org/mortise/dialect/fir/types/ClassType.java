// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** The descriptor of a polymorphic entity: {@code !fir.class<!fir.type<t>>}. */
public final class ClassType extends BaseBoxType {
  static final String MNEMONIC = "class";

  private ClassType(Type elementType) {
    super(elementType);
  }

  public static ClassType of(Type elementType) {
    return elementType.context().unique(new ClassType(elementType));
  }

  /** Returns a verification error of an element type, or null. */
  static @Nullable String verify(Type elementType) {
    return isValidElement(elementType) ? null : "invalid element type";
  }

  private static boolean isValidElement(Type type) {
    return type instanceof RecordType || type instanceof SequenceType || type instanceof NoneType
        || type instanceof HeapType || type instanceof PointerType || type instanceof CharacterType
        || type instanceof FirComplexType || type instanceof LogicalType || type instanceof ComplexType
        || type instanceof FloatType || type instanceof IntegerType;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
