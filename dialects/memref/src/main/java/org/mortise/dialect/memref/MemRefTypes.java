// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;
import org.mortise.ir.types.UnrankedMemRefType;

/** Constraints of this dialect, and relations between memref types. */
final class MemRefTypes {
  static final TypeConstraint<MemRefType> LINE = TypeConstraints.memRefOfRank(1, TypeConstraints.ANY);
  /** {@link #LINE} without a class of types, so that the parser leaves a type that is not a memref to the verifier. */
  static final TypeConstraint<Type> VERIFIED_LINE = TypeConstraint.of(LINE.description(), LINE.test());
  static final TypeConstraint<MemRefType> SHAPE =
      TypeConstraints.memRefOfRank(1, TypeConstraints.SIGNLESS_INTEGER_OR_INDEX);
  static final TypeConstraint<MemRefType> NUMBERS =
      TypeConstraints.memRefOf(TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT);
  static final TypeConstraint<?> UNRANKED_OR_NON_0_RANKED =
      TypeConstraints.anyOf(TypeConstraints.ANY_UNRANKED_MEMREF, TypeConstraints.ANY_NON_0_RANKED_MEMREF);

  static final AttributeConstraint<IntegerAttr> POWER_OF_2 = AttributeConstraints.I64
      .and(" whose value is positive and whose value is a power of two > 0",
          value -> value instanceof IntegerAttr number && number.longValue() > 0
              && Long.bitCount(number.longValue()) == 1);
  static final AttributeConstraint<IntegerAttr> POSITIVE_ALIGNMENT =
      AttributeConstraints.positive(AttributeConstraints.I32);

  static final AttributeConstraint<IntegerAttr> ATOMIC_RMW_KIND = AtomicRMWKind.CONSTRAINT;

  private MemRefTypes() {}

  /** Returns the element type of a memref type, or null if {@code type} is another type. */
  static @Nullable Type elementType(Type type) {
    return type instanceof BaseMemRefType memref ? memref.elementType() : null;
  }

  /**
   * Returns {@code type} with constant {@code sizes} made static, and adds the other sizes to {@code remaining}.
   * Returns {@code type} itself if no size is constant.
   */
  static MemRefType withConstantSizes(MemRefType type, List<Value> sizes, List<Value> remaining) {
    long[] shape = type.shape();
    int next = 0;
    for (int i = 0; i < shape.length; i++) {
      if (!ShapedType.isDynamic(shape[i])) {
        continue;
      }
      Value size = sizes.get(next++);
      long known = IndexConstants.index(size);
      if (known >= 0) {
        shape[i] = known;
      } else {
        remaining.add(size);
      }
    }
    return remaining.size() == sizes.size() ? type : type.withShape(shape);
  }

  /** Returns the error of a cast between incompatible types, or null. */
  static @Nullable Diagnostic verifyCast(Operation op, Type from, Type to, boolean compatible) {
    return compatible ? null
        : op.opError("operand type '" + from + "' and result type '" + to + "' are cast incompatible");
  }

  /** Returns whether {@code memref.cast} can convert one type to the other: all that both types specify must agree. */
  static boolean areCastCompatible(Type from, Type to) {
    if (!(from instanceof BaseMemRefType a) || !(to instanceof BaseMemRefType b)
        || a.elementType() != b.elementType() || a.memorySpace() != b.memorySpace()) {
      return false;
    }
    if (!(a instanceof MemRefType x) || !(b instanceof MemRefType y)) {
      return a.hasRank() != b.hasRank();
    }
    return x.rank() == y.rank() && haveCompatibleLayouts(x, y) && ShapedType.haveCompatibleShapes(x, y);
  }

  private static boolean haveCompatibleLayouts(MemRefType a, MemRefType b) {
    if (a.layout() == b.layout()) {
      return true;
    }
    StridesAndOffset x = a.stridesAndOffset();
    StridesAndOffset y = b.stridesAndOffset();
    if (x == null || y == null || !ShapedType.mayBeEqual(x.offset(), y.offset())) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!ShapedType.mayBeEqual(x.strides()[i], y.strides()[i])) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the types differ at most in the memory space. */
  static boolean differInMemorySpaceOnly(Type from, Type to) {
    if (from instanceof MemRefType a && to instanceof MemRefType b) {
      return a.withMemorySpace(null) == b.withMemorySpace(null);
    }
    return from instanceof UnrankedMemRefType a && to instanceof UnrankedMemRefType b
        && a.elementType() == b.elementType();
  }
}
