// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;
import org.mortise.ir.types.UnrankedMemRefType;

/** Relations between types of memory references. */
final class MemRefTypes {
  static final TypeConstraint<MemRefType> LINE = TypeConstraints.memRefOfRank(1, TypeConstraints.ANY);
  /** The same for any class of types, so that a parser leaves a type that is no memref to the verifier. */
  static final TypeConstraint<Type> VERIFIED_LINE = TypeConstraint.of(LINE.description(), LINE.test());
  static final TypeConstraint<MemRefType> SHAPE =
      TypeConstraints.memRefOfRank(1, TypeConstraints.SIGNLESS_INTEGER_OR_INDEX);
  static final TypeConstraint<MemRefType> NUMBERS =
      TypeConstraints.memRefOf(TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT);
  static final TypeConstraint<?> UNRANKED_OR_NON_0_RANKED =
      TypeConstraints.anyOf(TypeConstraints.ANY_UNRANKED_MEMREF, TypeConstraints.ANY_NON_0_RANKED_MEMREF);

  static final AttributeConstraint<IntegerAttr> ALIGNMENT =
      AttributeConstraints.withMinimum(AttributeConstraints.I64, 0);
  static final AttributeConstraint<IntegerAttr> POSITIVE_ALIGNMENT =
      AttributeConstraints.positive(AttributeConstraints.I32);
  static final AttributeConstraint<ArrayAttr> REASSOCIATION =
      AttributeConstraints.I64_ARRAY_ARRAY.withImpliedType(NoneType::of);

  static final AttributeConstraint<IntegerAttr> ATOMIC_RMW_KIND = AtomicRMWKind.CONSTRAINT;

  private MemRefTypes() {}

  static Diagnostic verifyCast(Operation op, boolean compatible) {
    return compatible ? null
        : op.opError("operand type '" + op.operand(0).type() + "' and result type '" + op.result(0).type()
            + "' are cast incompatible");
  }

  /** Whether memory of one type can be seen as of the other: what both know of it must agree. */
  static boolean areCastCompatible(Type from, Type to) {
    if (!(from instanceof BaseMemRefType a) || !(to instanceof BaseMemRefType b)
        || a.elementType() != b.elementType() || a.memorySpace() != b.memorySpace()) {
      return false;
    }
    if (!(a instanceof MemRefType x) || !(b instanceof MemRefType y)) {
      return a.hasRank() != b.hasRank();
    }
    return x.rank() == y.rank() && haveCompatibleLayouts(x, y) && haveCompatibleShapes(x, y);
  }

  private static boolean haveCompatibleLayouts(MemRefType a, MemRefType b) {
    if (a.layout() == b.layout()) {
      return true;
    }
    StridesAndOffset x = a.stridesAndOffset();
    StridesAndOffset y = b.stridesAndOffset();
    if (x == null || y == null || !areCompatible(x.offset(), y.offset())) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!areCompatible(x.strides()[i], y.strides()[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether the ranks, and all sizes that both know, are the same; anything goes with an unranked type. */
  static boolean haveCompatibleShapes(BaseMemRefType a, BaseMemRefType b) {
    if (!a.hasRank() || !b.hasRank()) {
      return true;
    }
    if (a.rank() != b.rank()) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!areCompatible(a.dim(i), b.dim(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean areCompatible(long a, long b) {
    return a == b || ShapedType.isDynamic(a) || ShapedType.isDynamic(b);
  }

  /** Whether the types are the same but for the memory space. */
  static boolean differInMemorySpaceOnly(Type from, Type to) {
    if (from instanceof MemRefType a && to instanceof MemRefType b) {
      return a.withMemorySpace(null) == b.withMemorySpace(null);
    }
    return from instanceof UnrankedMemRefType a && to instanceof UnrankedMemRefType b
        && a.elementType() == b.elementType();
  }
}
