// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;

/**
 * The implicit repetition of operands: shapes are aligned at their last dimension, and dimensions of size 1, or
 * missing ones, are repeated.
 */
public final class BroadcastShapes {
  private BroadcastShapes() {}

  /**
   * Returns the common broadcast shape, or null if there is none. A dynamic size matches every size: combined with a
   * static size other than 1 the result is that size, otherwise it is dynamic.
   */
  public static long @Nullable [] combine(long[] a, long[] b) {
    long[] shorter = a.length >= b.length ? b : a;
    long[] combined = (a.length >= b.length ? a : b).clone();
    int offset = combined.length - shorter.length;
    for (int i = 0; i < shorter.length; i++) {
      long x = combined[offset + i];
      long y = shorter[i];
      if (x == y || y == 1) {
        continue;
      }
      if (x != 1 && !ShapedType.mayBeEqual(x, y)) {
        return null;
      }
      boolean hasKnownSize = x > 1 || y > 1;
      combined[offset + i] = x == 1 ? y : hasKnownSize ? Math.max(x, y) : ShapedType.DYNAMIC;
    }
    return combined;
  }
}
