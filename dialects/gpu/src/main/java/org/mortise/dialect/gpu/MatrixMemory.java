// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.StridesAndOffset;

/** Memory that the threads of a subgroup load matrices from. */
final class MatrixMemory {
  private MatrixMemory() {}

  /** Returns whether the elements of the last dimension are contiguous. */
  static boolean hasContiguousRows(MemRefType type) {
    if (type.rank() == 0) {
      return true;
    }
    StridesAndOffset layout = type.stridesAndOffset();
    return layout != null && layout.strides()[type.rank() - 1] == 1;
  }
}
