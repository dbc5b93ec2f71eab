// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.attributes.DenseI64ArrayAttr;

/** Merges padding into operations on images that can pad their operand. */
final class Paddings {
  /** The largest padding of an operation that TOSA requires all targets to have. */
  private static final long LIMIT = 8192;

  private Paddings() {}

  /** Returns the sum of both paddings of height and width; null if it is unknown or cannot be expressed. */
  static long @Nullable [] merged(PadOp padding, DenseI64ArrayAttr pad) {
    long[] added = TosaConstants.shape(padding.padding());
    if (added == null || added.length != 2 * pad.size() || added[0] != 0 || added[1] != 0
        || added[added.length - 1] != 0 || added[added.length - 2] != 0) {
      return null;
    }
    long[] sum = pad.toArray();
    for (int i = 0; i < sum.length; i++) {
      long each = added[i + 2];
      sum[i] += each;
      if (each < 0 || sum[i] > LIMIT) {
        return null;
      }
    }
    return sum;
  }
}
