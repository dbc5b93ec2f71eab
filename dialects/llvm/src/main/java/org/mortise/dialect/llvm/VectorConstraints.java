// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.function.Predicate;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.dialect.llvm.types.PrimitiveType;
import org.mortise.dialect.llvm.types.StructType;
import org.mortise.ir.Type;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** The constraints of intrinsics and atomic accesses on types. */
final class VectorConstraints {
  static final TypeConstraint<Type> VECTOR =
      TypeConstraint.of("LLVM dialect-compatible vector type", LlvmTypes::isVector);
  static final TypeConstraint<Type> INTEGER_VECTOR =
      vectorOf("signless integer", type -> type instanceof IntegerType integer && integer.isSignless());
  static final TypeConstraint<Type> MASK =
      vectorOf("1-bit signless integer", type -> IntegerType.isSignless(type, 1));
  static final TypeConstraint<Type> FLOAT_VECTOR = vectorOf("floating-point", FloatType.class::isInstance);
  static final TypeConstraint<Type> POINTER_VECTOR = vectorOf("LLVM pointer type", PointerType.class::isInstance);
  static final TypeConstraint<Type> ANY_INTEGERS =
      TypeConstraints.anyOf(TypeConstraints.ANY_INTEGER, vectorOf("integer", IntegerType.class::isInstance));
  static final TypeConstraint<Type> STRUCT =
      TypeConstraint.of("LLVM structure type", StructType.class::isInstance);
  static final TypeConstraint<PointerType> DEFAULT_POINTER = TypeConstraint.exactly(
      "LLVM pointer in address space 0", PointerType.class,
      pointer -> pointer.addressSpace() == 0,
      PointerType::of);
  static final TypeConstraint<PrimitiveType> TOKEN = TypeConstraint.exactly(
      "LLVM token type", PrimitiveType.class, LlvmTypes::isToken, LlvmTypes::tokenType);
  /** The operands of a compare-and-exchange. */
  static final TypeConstraint<Type> EXCHANGED =
      TypeConstraints.anyOf(TypeConstraints.SIGNLESS_INTEGER, LlvmConstraints.POINTER);
  /** The operands of an atomic read-modify-write. */
  static final TypeConstraint<Type> UPDATED = TypeConstraints.anyOf(
      LlvmConstraints.FLOAT, LlvmConstraints.POINTER, TypeConstraints.SIGNLESS_INTEGER,
      TypeConstraint.of("LLVM dialect-compatible fixed-length vector type", LlvmTypes::isFixedVector));

  private VectorConstraints() {}

  private static TypeConstraint<Type> vectorOf(String description, Predicate<Type> element) {
    return TypeConstraint.of("LLVM dialect-compatible vector of " + description,
        type -> LlvmTypes.isVector(type) && element.test(LlvmConstraints.elementType(type)));
  }
}
