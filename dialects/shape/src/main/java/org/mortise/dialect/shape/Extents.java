// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Reads and creates constant shapes and sizes. */
final class Extents {
  private Extents() {}

  /** Returns the extents of a constant shape, or null. */
  static long @Nullable [] of(@Nullable Attribute constant) {
    if (!(constant instanceof DenseNumbersAttr numbers)) {
      return null;
    }
    long[] extents = new long[(int) numbers.numElements()];
    for (int i = 0; i < extents.length; i++) {
      extents[i] = numbers.longAt(i);
    }
    return extents;
  }

  /** Returns the extents of a constant, or of a ranked tensor, possibly dynamic; null for other shapes. */
  static long @Nullable [] of(Value shape) {
    long[] constant = of(Constants.of(shape));
    if (constant != null) {
      return constant;
    }
    ShapeOfOp source = ShapeOfOp.of(shape.definingOp());
    return source != null && source.arg().type() instanceof ShapedType type && type.hasRank() ? type.shape() : null;
  }

  /** Returns the attribute of a constant shape. */
  static DenseNumbersAttr attribute(Context context, long... extents) {
    return DenseNumbersAttr.ofLongs(
        RankedTensorType.of(new long[] {extents.length}, IndexType.of(context)), extents);
  }

  /** Returns the attribute of a constant size or index. */
  static IntegerAttr size(Context context, long size) {
    return IntegerAttr.of(IndexType.of(context), size);
  }

  /** Returns the attribute of a truth value or witness. */
  static IntegerAttr truth(Context context, boolean value) {
    return IntegerAttr.of(IntegerType.of(context, 1), value ? 1 : 0);
  }

  /** Returns the number of a constant size or index, or null. */
  static @Nullable Long sizeOf(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr number ? (Long) number.longValue() : null;
  }
}
