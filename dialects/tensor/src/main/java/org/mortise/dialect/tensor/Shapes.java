// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.types.ShapedType;

/** Comparison of shapes. */
final class Shapes {
  private Shapes() {}

  /** Returns whether the ranks and all static sizes agree; an unranked type is compatible with every type. */
  static boolean areCompatible(ShapedType a, ShapedType b) {
    if (!a.hasRank() || !b.hasRank()) {
      return true;
    }
    if (a.rank() != b.rank()) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!a.isDynamicDim(i) && !b.isDynamicDim(i) && a.dim(i) != b.dim(i)) {
        return false;
      }
    }
    return true;
  }
}
