// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;

/**
 * Maps from dimensions to levels that divide dimensions into blocks of a constant size: a level is a dimension, or the
 * number of a block, {@code d floordiv c}, before the position in the block, {@code d mod c}.
 */
final class BlockSparsity {
  private static final long UNSET = -1;

  private BlockSparsity() {}

  /** Returns the map from levels to dimensions, or null if it does not follow from {@code dimToLvl}. */
  static @Nullable AffineMap invert(AffineMap dimToLvl) {
    if (dimToLvl.isPermutation()) {
      return dimToLvl.inversePermutation();
    }
    long[] sizes = blockSizes(dimToLvl);
    return sizes == null ? null : invertBlocks(dimToLvl, sizes);
  }

  private static AffineMap invertBlocks(AffineMap dimToLvl, long[] sizes) {
    AffineExpr[] dims = new AffineExpr[dimToLvl.dimCount()];
    Arrays.fill(dims, AffineExpr.constant(0));
    for (int i = 0; i < dimToLvl.resultCount(); i++) {
      AffineExpr level = AffineExpr.dim(i);
      if (dimToLvl.result(i) instanceof AffineDimExpr dim) {
        dims[dim.position()] = level;
        continue;
      }
      AffineBinaryExpr part = (AffineBinaryExpr) dimToLvl.result(i);
      int position = ((AffineDimExpr) part.left()).position();
      boolean isBlock = part.kind() == AffineBinaryExpr.Kind.FLOOR_DIV;
      dims[position] = isBlock ? level.times(sizes[position]) : dims[position].plus(level);
    }
    return AffineMap.of(dimToLvl.resultCount(), 0, dims);
  }

  /**
   * Returns the block size of each dimension, 0 for undivided dimensions; null if the map is not block sparse.
   */
  static long @Nullable [] blockSizes(AffineMap dimToLvl) {
    long[] sizes = new long[dimToLvl.dimCount()];
    Arrays.fill(sizes, UNSET);
    boolean hasBlocks = false;
    for (AffineExpr level : dimToLvl.results()) {
      if (level instanceof AffineDimExpr dim) {
        if (sizes[dim.position()] != UNSET) {
          return null;
        }
        sizes[dim.position()] = 0;
        continue;
      }
      if (!(level instanceof AffineBinaryExpr part) || !(part.left() instanceof AffineDimExpr dim)
          || !(part.right() instanceof AffineConstantExpr constant) || constant.value() <= 0) {
        return null;
      }
      boolean isPosition = part.kind() == AffineBinaryExpr.Kind.MOD;
      boolean isBlock = part.kind() == AffineBinaryExpr.Kind.FLOOR_DIV;
      long expected = isPosition ? constant.value() : UNSET;
      if (!isPosition && !isBlock || sizes[dim.position()] != expected) {
        return null;
      }
      sizes[dim.position()] = constant.value();
      hasBlocks |= isPosition;
    }
    return hasBlocks ? sizes : null;
  }
}
