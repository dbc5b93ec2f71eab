// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flattenmemref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/**
 * A view of memory that has one dimension, and the position of an element in it.
 *
 * @param memref the view
 * @param index the position of the element, without the offset of the memory
 */
record FlatView(Value memref, Value index) {
  /** Creates the view of {@code memref} and the position of the element at {@code indices}. */
  static FlatView of(Value memref, List<Value> indices, OpBuilder builder, Location location) {
    MemRefType type = (MemRefType) memref.type();
    StridesAndOffset layout = type.stridesAndOffset();
    ExtractStridedMetadataOp metadata = ExtractStridedMetadataOp.create(builder, location, memref);
    List<OpFoldResult> positions = new ArrayList<>(2 * type.rank());
    List<OpFoldResult> sizes = new ArrayList<>(2 * type.rank());
    List<AffineExpr> products = new ArrayList<>(type.rank());
    AffineExpr sum = AffineExpr.constant(0);
    for (int i = 0; i < type.rank(); i++) {
      AffineExpr product = AffineExpr.symbol(2 * i).times(AffineExpr.symbol(2 * i + 1));
      sum = sum.plus(product);
      products.add(product);
      OpFoldResult stride = known(layout.strides()[i], metadata.stride(i));
      positions.add(OpFoldResult.of(indices.get(i)));
      positions.add(stride);
      sizes.add(stride);
      sizes.add(known(type.dim(i), metadata.size(i)));
    }
    int symbols = 2 * type.rank();
    OpFoldResult index =
        AffineApplies.makeComposedFolded(builder, location, AffineMap.of(0, symbols, sum), positions);
    OpFoldResult size =
        AffineApplies.makeComposedFoldedMax(builder, location, AffineMap.of(0, symbols, products), sizes);
    OpFoldResult offset = known(layout.offset(), metadata.offset());
    MemRefType flat = FlatType.of(type, size.value() == null ? size.constant().longValue() : ShapedType.DYNAMIC);
    Value view = ReinterpretCastOp.create(
        builder, location, flat, memref, mixed(offset), mixed(size), MixedIndices.of(1));
    return new FlatView(view, index.value() != null ? index.value()
        : ConstantOp.createIndex(builder, location, index.constant().longValue()));
  }

  private static OpFoldResult known(long number, Value value) {
    return ShapedType.isDynamic(number)
        ? OpFoldResult.of(value) : OpFoldResult.of(IntegerAttr.index(value.type().context(), number));
  }

  private static MixedIndices mixed(OpFoldResult number) {
    return MixedIndices.ofAll(
        List.of(number.value() != null ? number.value() : (Object) number.constant().longValue()));
  }
}
