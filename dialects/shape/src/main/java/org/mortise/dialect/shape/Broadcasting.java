// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.List;
import org.mortise.ir.types.ShapedType;

/** The test whether shapes can be repeated to a common one, see {@link org.mortise.ir.types.BroadcastShapes}. */
final class Broadcasting {
  private Broadcasting() {}

  /**
   * Returns whether shapes, with possibly unknown extents, are always compatible: in each dimension all extents other
   * than 1 are equal and known, or only one is unknown and all others are 1.
   */
  static boolean areCompatible(List<long[]> shapes) {
    int rank = 0;
    for (long[] shape : shapes) {
      rank = Math.max(rank, shape.length);
    }
    for (int fromEnd = 1; fromEnd <= rank; fromEnd++) {
      if (!fits(shapes, fromEnd)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(List<long[]> shapes, int fromEnd) {
    long common = 1;
    int unknown = 0;
    for (long[] shape : shapes) {
      long extent = fromEnd <= shape.length ? shape[shape.length - fromEnd] : 1;
      if (extent == ShapedType.DYNAMIC) {
        unknown++;
      } else if (extent != 1) {
        if (common != 1 && common != extent) {
          return false;
        }
        common = extent;
      }
    }
    return unknown == 0 || unknown == 1 && common == 1;
  }
}
