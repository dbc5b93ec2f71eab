// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Functions on vector types, and relations between types that several operations declare. */
final class VectorTypes {
  /** A static position that is undefined. */
  static final long POISON = -1;

  static final String POSITION_MISMATCH = "mismatch between dynamic and static positions (kDynamic marker but no "
      + "corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite";

  private VectorTypes() {}

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

  /** Returns the mask type for vectors of type {@code type}: booleans of the same shape. */
  static VectorType maskOf(VectorType type) {
    return withElement(type, IntegerType.of(type.context(), 1));
  }

  /** Returns whether both types have the same shape and scalable dimensions. */
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
    op.predicate(description, each -> elementTypeOf(each.result(0)) == elementTypeOf(each.operand(operand)));
  }

  private static Type elementTypeOf(Value value) {
    return ShapedType.elementTypeOrSelf(value.type());
  }

  /** Returns the number of bits of a number; 0 for another type. */
  static long bitWidth(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    if (type instanceof FloatType number) {
      return number.width();
    }
    return type instanceof IndexType ? Long.SIZE : 0;
  }

  /** Returns the type of a part without the first {@code count} dimensions: an element if that is all dimensions. */
  static Type dropLeading(VectorType type, int count) {
    if (count == type.rank()) {
      return type.elementType();
    }
    return count == 0 ? type : dropFirst(type, Math.min(count, type.rank() - 1));
  }

  /** Returns the type without some dimensions: the element type if none is left. */
  static Type dropDims(VectorType type, BitSet dims) {
    int rank = type.rank() - dims.cardinality();
    if (rank == 0) {
      return type.elementType();
    }
    long[] shape = new long[rank];
    boolean[] scalable = new boolean[rank];
    int next = 0;
    for (int i = 0; i < type.rank(); i++) {
      if (!dims.get(i)) {
        shape[next] = type.dim(i);
        scalable[next++] = type.isScalableDim(i);
      }
    }
    return VectorType.of(shape, scalable, type.elementType());
  }

  /** Returns the first static index that is not in the bounds of its dimension, or -1. */
  static int firstOutOfBounds(MixedIndices position, VectorType type) {
    for (int i = 0; i < position.size(); i++) {
      if (!position.isDynamic(i) && (position.number(i) < POISON || position.number(i) >= type.dim(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Verifies that a vector has at most one dimension, and that a position is given if it has one. */
  static @Nullable Diagnostic verifyElementPosition(Operation op, VectorType type, @Nullable Value position) {
    if (type.rank() == 0) {
      return position == null ? null : op.opError("expected position to be empty with 0-D vector");
    }
    if (type.rank() != 1) {
      return op.opError("unexpected >1 vector rank");
    }
    return position != null ? null : op.opError("expected position for 1-D vector");
  }

  /** Returns the scalar that all elements of a vector are, if an operation shows it, or null. */
  static @Nullable Value splatElement(Value vector) {
    SplatOp splat = SplatOp.of(vector.definingOp());
    BroadcastOp broadcast = BroadcastOp.of(vector.definingOp());
    return splat != null ? splat.input()
        : broadcast != null && !(broadcast.source().type() instanceof VectorType) ? broadcast.source() : null;
  }

  /** Returns a position with constants in bounds made static; the same object if nothing changes. */
  static MixedIndices withConstants(MixedIndices position, VectorType type) {
    List<Object> indices = position.toList();
    boolean changed = false;
    for (int i = 0; i < indices.size(); i++) {
      long number = position.constant(i);
      if (position.isDynamic(i) && number >= POISON && number < type.dim(i)) {
        indices.set(i, number);
        changed = true;
      }
    }
    return changed ? MixedIndices.ofAll(indices) : position;
  }

  /** Returns whether a static index of a position is undefined. */
  static boolean isPoison(MixedIndices position) {
    for (int i = 0; i < position.size(); i++) {
      if (position.is(i, POISON)) {
        return true;
      }
    }
    return false;
  }
}
