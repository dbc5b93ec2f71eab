// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type with elements of one type, and a shape unless it is unranked. */
public interface ShapedType {
  /** A dimension, stride or offset that is known only when the program runs. */
  long DYNAMIC = Long.MIN_VALUE;

  /** Returns whether {@code size} is known only at run time. */
  static boolean isDynamic(long size) {
    return size == DYNAMIC;
  }

  /** Returns the element type of a shaped type, and any other type itself. */
  static Type elementTypeOrSelf(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  /** Returns whether two sizes, strides or offsets can be equal: they are equal, or one is dynamic. */
  static boolean mayBeEqual(long a, long b) {
    return a == b || isDynamic(a) || isDynamic(b);
  }

  /** Returns whether the ranks and all static sizes agree. */
  static boolean haveCompatibleShapes(long[] a, long[] b) {
    if (a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (!mayBeEqual(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the ranks and all static sizes agree; an unranked type is compatible with every type. */
  static boolean haveCompatibleShapes(ShapedType a, ShapedType b) {
    if (!a.hasRank() || !b.hasRank()) {
      return true;
    }
    if (a.rank() != b.rank()) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!mayBeEqual(a.dim(i), b.dim(i))) {
        return false;
      }
    }
    return true;
  }

  Type elementType();

  Context context();

  /** Returns this type as a {@link Type}. */
  Type asType();

  /** Returns whether the number of dimensions is known. */
  boolean hasRank();

  /** Returns the number of dimensions. Requires a rank. */
  int rank();

  /** Returns a dimension, or {@link #DYNAMIC}. Requires a rank. */
  long dim(int index);

  /** Returns the dimensions, in a new array. Requires a rank. */
  long[] shape();

  /** Returns the same kind of type with this shape and element type; properties that no longer fit are dropped. */
  ShapedType cloneWith(long[] shape, Type elementType);

  /**
   * Returns whether the size of a dimension is known only at run time.
   *
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  default boolean isDynamicDim(int index) {
    return dim(index) == DYNAMIC;
  }

  /** Number of dynamic dimensions. */
  default int dynamicDimCount() {
    int count = 0;
    for (int i = 0; i < rank(); i++) {
      if (isDynamicDim(i)) {
        count++;
      }
    }
    return count;
  }

  /**
   * Returns the number of dynamic dimensions before {@code index}, which is the index of its size among the dynamic
   * sizes.
   */
  default int dynamicDimIndex(int index) {
    int count = 0;
    for (int i = 0; i < index; i++) {
      if (isDynamicDim(i)) {
        count++;
      }
    }
    return count;
  }

  /** Returns whether the type is ranked and no dimension is dynamic. */
  default boolean hasStaticShape() {
    return hasRank() && dynamicDimCount() == 0;
  }

  /** Number of elements of a static shape. It may overflow; see {@link #elementCountOverflows}. */
  default long numElements() {
    long count = 1;
    for (int i = 0; i < rank(); i++) {
      count *= dim(i);
    }
    return count;
  }

  /** Returns whether the number of elements of a static shape overflows {@code long}. */
  default boolean elementCountOverflows() {
    long count = 1;
    boolean overflow = false;
    for (int i = 0; i < rank(); i++) {
      if (dim(i) == 0) {
        return false;
      }
      overflow |= Math.multiplyHigh(count, dim(i)) != 0 || count * dim(i) < 0;
      count *= dim(i);
    }
    return overflow;
  }
}
