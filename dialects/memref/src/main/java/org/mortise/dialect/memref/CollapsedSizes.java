// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.ShapedType;

/** Sizes after a collapse: products of the sizes before it. */
public final class CollapsedSizes {
  private CollapsedSizes() {}

  /**
   * Returns the sizes of {@code type}. Dynamic ones are computed by new operations.
   *
   * @param sizes the sizes before the collapse
   * @param groups the dimensions before the collapse of each dimension of {@code type}
   */
  public static MixedIndices of(
      OpBuilder builder, Location location, ShapedType type, MixedIndices sizes, int[][] groups) {
    List<Object> before = sizes.toList();
    List<Object> collapsed = new ArrayList<>(groups.length);
    for (int i = 0; i < groups.length; i++) {
      collapsed.add(type.isDynamicDim(i) ? product(builder, location, before, groups[i]) : (Object) type.dim(i));
    }
    return MixedIndices.ofAll(collapsed);
  }

  /** Multiplies the values, then the product of the numbers. */
  private static Object product(OpBuilder builder, Location location, List<Object> sizes, int[] group) {
    long number = 1;
    Value product = null;
    for (int dimension : group) {
      if (sizes.get(dimension) instanceof Value size) {
        product = product == null ? size : MulIOp.create(builder, location, product, size);
      } else {
        number *= (Long) sizes.get(dimension);
      }
    }
    if (product == null) {
      return number;
    }
    return number == 1 ? product
        : MulIOp.create(builder, location, product, ConstantOp.createIndex(builder, location, number));
  }
}
