// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Shapes that result from others by dropping dimensions of size 1. */
public final class RankReduction {
  private RankReduction() {}

  /**
   * Returns the dimensions of {@code original} that {@code reduced} drops, or null if {@code original} without some
   * dimensions of size 1 is not {@code reduced}. Of several possible dimensions the later ones are dropped.
   */
  public static @Nullable BitSet droppedDims(long[] original, long[] reduced) {
    BitSet dropped = new BitSet();
    int next = 0;
    for (int i = 0; i < original.length; i++) {
      if (next < reduced.length && original[i] == reduced[next]) {
        next++;
      } else if (original[i] == 1) {
        dropped.set(i);
      } else {
        return null;
      }
    }
    return next == reduced.length ? dropped : null;
  }
}
