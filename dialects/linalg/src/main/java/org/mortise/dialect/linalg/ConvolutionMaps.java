// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;

/** The verification of the indexing maps of convolutions: the input is accessed at sums of a loop and a window. */
final class ConvolutionMaps {
  private ConvolutionMaps() {}

  static @Nullable Diagnostic verify(Operation op, List<AffineMap> maps) {
    Set<AffineExpr> used = new HashSet<>();
    for (AffineExpr result : maps.get(0).results()) {
      if (!isAccess(result, used)) {
        return op.error("unexpected input index map for convolutions");
      }
    }
    return maps.get(1).isProjectedPermutation() && maps.get(maps.size() - 1).isProjectedPermutation() ? null
        : op.error("expected output/filter indexing maps to be projected permutations");
  }

  /** Returns whether an index is a loop, or the sum of multiples of two, that no other index uses. */
  private static boolean isAccess(AffineExpr index, Set<AffineExpr> used) {
    if (index instanceof AffineDimExpr) {
      return used.add(index);
    }
    return index instanceof AffineBinaryExpr sum && sum.kind() == Kind.ADD
        && isMultiple(sum.left(), used) && isMultiple(sum.right(), used);
  }

  private static boolean isMultiple(AffineExpr term, Set<AffineExpr> used) {
    if (term instanceof AffineBinaryExpr product && product.kind() == Kind.MUL) {
      return product.left() instanceof AffineDimExpr && used.add(product.left());
    }
    return term instanceof AffineDimExpr && used.add(term);
  }
}
