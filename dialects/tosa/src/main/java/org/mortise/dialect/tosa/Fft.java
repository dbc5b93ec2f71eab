// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.types.TensorType;

/** Checks of the shapes of Fourier transforms. */
final class Fft {
  private Fft() {}

  /** Requires height and width to be powers of two. */
  static @Nullable Diagnostic verify(Operation op) {
    TensorType type = TosaTypes.ranked(op.operand(0));
    for (int axis = 1; type != null && axis <= 2; axis++) {
      if (!type.isDynamicDim(axis) && Long.bitCount(type.dim(axis)) != 1) {
        return op.opError("expected " + (axis == 1 ? "height" : "width") + " to be a power of two, got "
            + type.dim(axis));
      }
    }
    return null;
  }
}
