// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;

/** Computes where an element of a slice is in the source of the slice. */
public final class SliceIndices {
  private static final AffineMap POSITION = AffineMap.of(0, 3,
      AffineExpr.symbol(0).plus(AffineExpr.symbol(1).times(AffineExpr.symbol(2))));

  private SliceIndices() {}

  /**
   * Returns {@code offset + index * stride} for each dimension of the source.
   *
   * @param dropped the source dimensions that the slice does not have; their index is 0
   * @param indices an index for each dimension of the slice
   */
  public static List<OpFoldResult> resolve(OpBuilder builder, Location location, MixedIndices offsets,
      MixedIndices strides, BitSet dropped, List<OpFoldResult> indices) {
    return resolve(builder, location, offsets, strides, dropped, indices, number -> number);
  }

  /** Like the other method, with values as results; a known number becomes a new constant. */
  public static List<Value> resolveToValues(OpBuilder builder, Location location, MixedIndices offsets,
      MixedIndices strides, BitSet dropped, List<OpFoldResult> indices) {
    return resolve(builder, location, offsets, strides, dropped, indices, number -> number.value() != null
        ? number.value() : ConstantOp.createIndex(builder, location, number.constant().longValue()));
  }

  private static <T> List<T> resolve(OpBuilder builder, Location location, MixedIndices offsets, MixedIndices strides,
      BitSet dropped, List<OpFoldResult> indices, Function<OpFoldResult, T> form) {
    Context context = builder.context();
    List<OpFoldResult> allOffsets = offsets.toFoldResults(context);
    List<OpFoldResult> allStrides = strides.toFoldResults(context);
    List<T> resolved = new ArrayList<>(allOffsets.size());
    int next = 0;
    for (int i = 0; i < allOffsets.size(); i++) {
      OpFoldResult index = dropped.get(i) ? OpFoldResult.of(IntegerAttr.index(context, 0)) : indices.get(next++);
      resolved.add(form.apply(AffineApplies.makeComposedFolded(
          builder, location, POSITION, List.of(allOffsets.get(i), index, allStrides.get(i)))));
    }
    return resolved;
  }
}
