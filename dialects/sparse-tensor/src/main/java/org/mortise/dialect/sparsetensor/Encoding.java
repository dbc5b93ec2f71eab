// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.ShapedType;

/**
 * The parts of a sparse tensor encoding.
 *
 * @param levels the storage format of each level
 * @param dimToLvl the map from dimensions to levels
 * @param lvlToDim the map from levels to dimensions, or null if unknown
 * @param posWidth the bit width of positions, 0 for {@code index}
 * @param crdWidth the bit width of coordinates, 0 for {@code index}
 * @param explicitVal the value of all stored elements, or null
 * @param implicitVal the value of elements that are not stored, or null
 * @param slices the slice of each dimension; empty if the tensor is not a slice
 */
record Encoding(
    List<LevelType> levels, AffineMap dimToLvl, @Nullable AffineMap lvlToDim, int posWidth, int crdWidth,
    @Nullable Attribute explicitVal, @Nullable Attribute implicitVal, List<SparseTensorDimSliceAttr> slices) {

  /** Returns the parts that matter for the arrays that store a tensor, without maps. */
  Encoding storage() {
    AffineMap identity = AffineMap.identity(levels.size());
    return new Encoding(
        levels.stream().map(LevelType::storage).toList(), identity, null, 0, 0, null, null, slices);
  }

  /** Returns the number of coordinates of a level of a tensor of this shape, or {@link ShapedType#DYNAMIC}. */
  long levelSize(int level, long[] shape) {
    AffineExpr expr = dimToLvl.result(level);
    if (expr instanceof AffineDimExpr dim) {
      return shape[dim.position()];
    }
    if (!(expr instanceof AffineBinaryExpr part) || !(part.left() instanceof AffineDimExpr blocked)
        || !(part.right() instanceof AffineConstantExpr divisor)) {
      return ShapedType.DYNAMIC;
    }
    long size = shape[blocked.position()];
    long blockSize = divisor.value();
    boolean isDynamic = size == ShapedType.DYNAMIC;
    return switch (part.kind()) {
      case MOD -> isDynamic ? blockSize : Math.min(size, blockSize);
      case FLOOR_DIV -> isDynamic ? size : (size + blockSize - 1) / blockSize;
      default -> ShapedType.DYNAMIC;
    };
  }

  /** Returns these parts with the map from levels to dimensions that follows from the other one. */
  Encoding withInverse() {
    return new Encoding(
        levels, dimToLvl, BlockSparsity.invert(dimToLvl), posWidth, crdWidth, explicitVal, implicitVal, slices);
  }
}
