// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Permutation maps, bounds and masks of transfers. */
final class Transfers {
  static final String NOT_PROJECTED =
      "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)";

  private Transfers() {}

  /** Returns the map that transfers the last dimensions of {@code source} in their order. */
  static AffineMap minorIdentity(ShapedType source, VectorType vector) {
    if (source.rank() == 0 && vector.rank() == 1 && vector.dim(0) == 1) {
      return AffineMap.of(0, 0, AffineExpr.constant(0));
    }
    int inElement = source.elementType() instanceof VectorType element ? element.rank() : 0;
    int results = Math.max(0, Math.min(source.rank(), vector.rank() - inElement));
    return AffineMap.minorIdentity(source.rank(), results);
  }

  /** Returns the attribute that states for each dimension whether the transfer is in bounds. */
  static ArrayAttr inBounds(Context context, boolean[] dims) {
    Attribute[] flags = new Attribute[dims.length];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = IntegerAttr.bool(context, dims[i]);
    }
    return ArrayAttr.of(context, flags);
  }

  /**
   * Returns the type of the mask: its dimensions are those dimensions of the source that are transferred, in the order
   * of the source. Returns null if {@code map} is no projected permutation with broadcasts.
   */
  static @Nullable VectorType maskType(VectorType vector, AffineMap map) {
    long[] sizes = new long[map.dimCount()];
    boolean[] scalable = new boolean[sizes.length];
    int count = 0;
    for (int i = 0; i < map.resultCount(); i++) {
      if (map.result(i) instanceof AffineDimExpr dim && sizes[dim.position()] == 0) {
        sizes[dim.position()] = vector.dim(i);
        scalable[dim.position()] = vector.isScalableDim(i);
        count++;
      } else if (!isZero(map.result(i))) {
        return null;
      }
    }
    long[] shape = new long[count];
    boolean[] flags = new boolean[count];
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] != 0) {
        shape[next] = sizes[i];
        flags[next++] = scalable[i];
      }
    }
    return VectorType.of(shape, flags, IntegerType.of(vector.context(), 1));
  }

  /** Returns whether a result of a map is the constant 0: its dimension is broadcast. */
  static boolean isZero(AffineExpr result) {
    return result instanceof AffineConstantExpr constant && constant.value() == 0;
  }
}
