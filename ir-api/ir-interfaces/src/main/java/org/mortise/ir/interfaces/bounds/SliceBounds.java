// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MixedIndices;

/** Bounds of the sizes of slices, for implementations of {@link ValueBoundsOpInterface}. */
public final class SliceBounds {
  private SliceBounds() {}

  /**
   * Adds that a dimension of {@code slice} has the size that the operation states for it.
   *
   * @param sizes the sizes of the slice in all dimensions of the source
   * @param dropped the dimensions of the source that the slice does not have; null, if unknown, adds nothing
   */
  public static void populate(
      ValueBoundsConstraintSet bounds, Value slice, int dim, MixedIndices sizes, @Nullable BitSet dropped) {
    if (dropped == null) {
      return;
    }
    int source = dropped.nextClearBit(0);
    for (int i = 0; i < dim; i++) {
      source = dropped.nextClearBit(source + 1);
    }
    bounds.bound(slice, dim).equalTo(bounds.getExpr(sizes, source));
  }
}
