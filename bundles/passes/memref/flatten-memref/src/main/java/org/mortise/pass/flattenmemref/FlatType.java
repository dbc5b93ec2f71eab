// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flattenmemref;

import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Types of memory that has one dimension. */
final class FlatType {
  private FlatType() {}

  /** Returns whether memory has several dimensions, and is contiguous or has a layout of strides. */
  static boolean isFlattenable(MemRefType type) {
    return type.rank() > 1 && (type.isIdentityLayout() || type.layout() instanceof StridedLayoutAttr);
  }

  /** Returns the type of the same memory with one dimension of {@code size} elements, which may be dynamic. */
  static MemRefType of(MemRefType type, long size) {
    long offset = type.stridesAndOffset().offset();
    return type.withShape(size).withLayout(StridedLayoutAttr.of(type.context(), offset, 1));
  }

  /**
   * Returns the greatest product of a size and its stride. It bounds the positions of elements if dimensions do not
   * overlap. {@link ShapedType#DYNAMIC} if a size or stride is dynamic.
   */
  static long extent(MemRefType type) {
    StridesAndOffset layout = type.stridesAndOffset();
    long extent = 0;
    for (int i = 0; i < type.rank(); i++) {
      long stride = layout.strides()[i];
      if (type.isDynamicDim(i) || ShapedType.isDynamic(stride)) {
        return ShapedType.DYNAMIC;
      }
      extent = Math.max(extent, type.dim(i) * stride);
    }
    return extent;
  }

  /** Returns whether all elements of a static type lie in its {@link #extent}. */
  static boolean isInExtent(MemRefType type) {
    StridesAndOffset layout = type.stridesAndOffset();
    long last = 0;
    for (int i = 0; i < type.rank(); i++) {
      if (type.dim(i) == 0) {
        return true;
      }
      if (layout.strides()[i] < 0) {
        return false;
      }
      last += (type.dim(i) - 1) * layout.strides()[i];
    }
    return last < extent(type);
  }
}
