// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Functions on vector types, and relations between types that several operations declare. */
final class VectorTypes {
  private VectorTypes() {}

  /** Returns the element type of a shaped type, and any other type itself. */
  static Type elementTypeOrSelf(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  /** Returns the element type of a vector type, or null for another type. */
  static @Nullable Type elementType(Type type) {
    return type instanceof VectorType vector ? vector.elementType() : null;
  }

  /** Returns which dimensions are scalable. */
  static boolean[] scalableDims(VectorType type) {
    boolean[] flags = new boolean[type.rank()];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = type.isScalableDim(i);
    }
    return flags;
  }

  /** Returns {@code type} with another element type. */
  static VectorType withElement(VectorType type, Type element) {
    return VectorType.of(type.shape(), scalableDims(type), element);
  }

  /** Returns {@code type} with another size of its last dimension. */
  static VectorType withLastDim(VectorType type, long size) {
    long[] shape = type.shape();
    shape[shape.length - 1] = size;
    return VectorType.of(shape, scalableDims(type), type.elementType());
  }

  /** Returns {@code type} without its first {@code count} dimensions, which must not be all. */
  static VectorType dropFirst(VectorType type, int count) {
    return VectorType.of(
        Arrays.copyOfRange(type.shape(), count, type.rank()),
        Arrays.copyOfRange(scalableDims(type), count, type.rank()), type.elementType());
  }

  /** Returns the type of the mask for a vector of type {@code type}: a vector of booleans of the same shape. */
  static VectorType maskOf(VectorType type) {
    return withElement(type, IntegerType.of(type.context(), 1));
  }

  /** Returns whether shapes and scalable dimensions of both types are the same. */
  static boolean sameShape(VectorType a, VectorType b) {
    return Arrays.equals(a.shape(), b.shape()) && Arrays.equals(scalableDims(a), scalableDims(b));
  }

  /** Returns the integers of an array of integer attributes. */
  static long[] integers(ArrayAttr array) {
    long[] integers = new long[array.size()];
    for (int i = 0; i < integers.length; i++) {
      integers[i] = ((IntegerAttr) array.get(i)).longValue();
    }
    return integers;
  }

  /** Returns the array of 64-bit integer attributes. */
  static ArrayAttr integerArray(Context context, long... integers) {
    Attribute[] array = new Attribute[integers.length];
    for (int i = 0; i < integers.length; i++) {
      array[i] = IntegerAttr.of(IntegerType.of(context, Long.SIZE), integers[i]);
    }
    return ArrayAttr.of(context, array);
  }

  /** Declares that the first result has the element type of an operand. */
  static void sameElementType(OpDefinitionBuilder op, String description, int operand) {
    op.predicate(description, each ->
        elementTypeOrSelf(each.result(0).type()) == elementTypeOrSelf(each.operand(operand).type()));
  }
}
