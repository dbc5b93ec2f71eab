// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.IntegerMath;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Types and verification of {@code linalg.pack} and {@code linalg.unpack}. */
final class Packing {
  private Packing() {}

  /** Returns the dimensions of an attribute, empty for null. Out-of-range dimensions become -1. */
  static int[] dimensions(@Nullable DenseI64ArrayAttr attribute) {
    int[] dimensions = new int[attribute == null ? 0 : attribute.size()];
    for (int i = 0; i < dimensions.length; i++) {
      long dimension = attribute.get(i);
      dimensions[i] = dimension == (int) dimension ? (int) dimension : -1;
    }
    return dimensions;
  }

  /** Returns whether the sizes of all tiles are constant, also in the type of the packed tensor. */
  static boolean areTilesKnown(MixedIndices tiles, RankedTensorType packed) {
    int outer = packed.rank() - tiles.size();
    for (int i = 0; i < tiles.size(); i++) {
      if (ShapedType.isDynamic(tiles.constant(i)) || packed.isDynamicDim(outer + i)) {
        return false;
      }
    }
    return true;
  }

  static @Nullable Diagnostic verify(PackOp op) {
    Diagnostic wrong = verify(
        op.operation(), op.sourceType(), op.destType(), op.mixedTiles(), op.tiledDims(), op.outerPermutation());
    if (wrong != null) {
      return wrong;
    }
    Value padding = op.paddingValue();
    Type element = op.sourceType().elementType();
    if (padding != null && padding.type() != element) {
      return op.opError("expected padding_value has '" + element + "' but got: '" + padding.type() + "'");
    }
    return padding != null || !requiresPadding(op) ? null : op.opError(
        "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set");
  }

  static @Nullable Diagnostic verify(UnPackOp op) {
    return verify(
        op.operation(), op.destType(), op.sourceType(), op.mixedTiles(), op.tiledDims(), op.outerPermutation());
  }

  private static @Nullable Diagnostic verify(
      Operation op, RankedTensorType unpacked, RankedTensorType packed, MixedIndices tiles, int[] dims, int[] outer) {
    if (!tiles.isComplete()) {
      return op.opError("expected a value for each dynamic tile");
    }
    for (int i = 0; i < tiles.size(); i++) {
      if (tiles.constant(i) == 0) {
        return op.error("invalid zero tile factor");
      }
    }
    if (!areDistinctDims(dims, unpacked.rank())) {
      return op.error("invalid inner_dims_pos vector");
    }
    if (!areDistinctDims(outer, unpacked.rank())) {
      return op.error("invalid outer_dims_perm vector");
    }
    if (outer.length != 0 && outer.length != unpacked.rank()) {
      return op.error("outer_dims_perm must be a permutation or empty");
    }
    if (tiles.size() > unpacked.rank()) {
      return op.error(
          "tiling factors must be less than or equal to the input rank for pack or output rank for unpack");
    }
    if (tiles.size() != dims.length) {
      return op.error("tiling factors must equal the number of dimensions to tile");
    }
    if (unpacked.rank() + tiles.size() != packed.rank()) {
      return op.error("packed rank != (unpacked rank + num tiling factors), got " + packed.rank() + " != "
          + (unpacked.rank() + tiles.size()));
    }
    for (int i = 0; i < tiles.size(); i++) {
      if (packed.dim(unpacked.rank() + i) != tiles.number(i)) {
        return op.error(
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type");
      }
    }
    RankedTensorType expected =
        RankedTensorType.of(packedShape(unpacked, tiles, dims, outer), unpacked.elementType(), packed.encoding());
    return ShapedType.haveCompatibleShapes(expected.shape(), packed.shape()) ? null
        : op.error("expected '" + expected + "' for the packed domain value, got '" + packed + "'");
  }

  private static boolean areDistinctDims(int[] dims, int rank) {
    BitSet seen = new BitSet();
    for (int dim : dims) {
      if (dim < 0 || dim >= rank || seen.get(dim)) {
        return false;
      }
      seen.set(dim);
    }
    return true;
  }

  /** Returns the smallest shape that holds all tiles. */
  static long[] packedShape(RankedTensorType unpacked, MixedIndices tiles, int[] dims, int[] outer) {
    int rank = unpacked.rank();
    long[] shape = unpacked.shape();
    for (int i = 0; i < dims.length; i++) {
      long size = shape[dims[i]];
      if (!ShapedType.isDynamic(size)) {
        shape[dims[i]] = tiles.isDynamic(i) ? ShapedType.DYNAMIC : IntegerMath.ceilDiv(size, tiles.number(i));
      }
    }
    long[] packed = Arrays.copyOf(shape, rank + dims.length);
    for (int i = 0; i < outer.length; i++) {
      packed[i] = shape[outer[i]];
    }
    System.arraycopy(tiles.numbers(), 0, packed, rank, dims.length);
    return packed;
  }

  /** Returns whether some tile is known to be partial. */
  static boolean requiresPadding(PackOp op) {
    RankedTensorType source = op.sourceType();
    long[] outer = op.destType().shape();
    int[] permutation = op.outerPermutation();
    for (int i = 0; i < permutation.length; i++) {
      outer[permutation[i]] = op.destType().dim(i);
    }
    int[] dims = op.tiledDims();
    for (int i = 0; i < dims.length; i++) {
      long tile = op.mixedTiles().constant(i);
      long divisor = ShapedType.isDynamic(tile) ? outer[dims[i]] : tile;
      boolean known = !source.isDynamicDim(dims[i]) && !ShapedType.isDynamic(divisor) && divisor != 0;
      if (known && source.dim(dims[i]) % divisor != 0) {
        return true;
      }
    }
    return false;
  }
}
