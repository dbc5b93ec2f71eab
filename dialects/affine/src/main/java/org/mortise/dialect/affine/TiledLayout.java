// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;

/**
 * A layout with tiled dimensions: for some expressions {@code e} and constants {@code c}, one result is {@code e
 * floordiv c}, another one {@code e mod c}, and {@code e} occurs nowhere else.
 */
final class TiledLayout {
  private final AffineMap map;
  private final AffineExpr[] sizes;

  private TiledLayout(AffineMap map) {
    this.map = map;
    this.sizes = map.results().toArray(AffineExpr[]::new);
  }

  /** Returns the tiles of {@code map}, or null if it has none. Quadratic in the results. */
  static @Nullable TiledLayout of(AffineMap map) {
    TiledLayout layout = new TiledLayout(map);
    boolean any = false;
    for (int i = 0; i < map.resultCount(); i++) {
      AffineBinaryExpr quotient = constantDivision(map.result(i), AffineBinaryExpr.Kind.FLOOR_DIV);
      if (quotient == null) {
        continue;
      }
      int remainder = layout.remainderOf(quotient, i);
      if (remainder == -1) {
        return null;
      }
      if (remainder >= 0) {
        layout.sizes[i] = quotient.left().ceilDiv(quotient.right());
        layout.sizes[remainder] = quotient.right();
        any = true;
      }
    }
    return any ? layout : null;
  }

  private static @Nullable AffineBinaryExpr constantDivision(AffineExpr expr, AffineBinaryExpr.Kind kind) {
    return expr instanceof AffineBinaryExpr binary && binary.kind() == kind
        && binary.right() instanceof AffineConstantExpr ? binary : null;
  }

  /** Returns the index of the result with the remainder, -2 if there is none, -1 if the dividend is used elsewhere. */
  private int remainderOf(AffineBinaryExpr quotient, int position) {
    int found = -2;
    for (int i = 0; i < map.resultCount(); i++) {
      if (i == position || !map.result(i).contains(quotient.left())) {
        continue;
      }
      AffineBinaryExpr remainder = constantDivision(map.result(i), AffineBinaryExpr.Kind.MOD);
      if (found >= 0 || remainder == null || !remainder.left().equals(quotient.left())
          || !remainder.right().equals(quotient.right())) {
        return -1;
      }
      found = i;
    }
    return found;
  }

  /** Returns the size of each dimension of the tiled shape as an expression of the sizes of the dimensions. */
  List<AffineExpr> sizes() {
    return Arrays.asList(sizes);
  }
}
