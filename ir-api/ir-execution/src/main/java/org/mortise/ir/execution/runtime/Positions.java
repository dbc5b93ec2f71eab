// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/** Positions of a strided part of an array. */
final class Positions {
  private Positions() {}

  /**
   * Returns the positions {@code offset + sum of index * stride} of all indices within some sizes, in row-major order.
   * Linear in their number, which must be checked before.
   */
  static int[] of(long[] sizes, long offset, long[] strides) {
    int count = 1;
    for (long size : sizes) {
      count = Math.toIntExact(count * size);
    }
    int[] positions = new int[count];
    long[] indices = new long[sizes.length];
    long position = offset;
    for (int i = 0; i < count; i++) {
      positions[i] = (int) position;
      int dimension = sizes.length - 1;
      while (dimension >= 0 && ++indices[dimension] == sizes[dimension]) {
        position -= (sizes[dimension] - 1) * strides[dimension];
        indices[dimension--] = 0;
      }
      if (dimension >= 0) {
        position += strides[dimension];
      }
    }
    return positions;
  }
}
