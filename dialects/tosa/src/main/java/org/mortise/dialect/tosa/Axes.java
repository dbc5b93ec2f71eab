// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.types.TensorType;

/** Checks of the dimension that an operation works along. */
final class Axes {
  private Axes() {}

  /** Requires a valid dimension of the operand and the result; dimension 0 is valid for a scalar. */
  static @Nullable Diagnostic verify(Operation op, long axis, String messageIfNegative, String verb) {
    if (axis < 0) {
      return op.opError(messageIfNegative);
    }
    TensorType input = TosaTypes.ranked(op.operand(0));
    TensorType output = TosaTypes.ranked(op.result(0));
    if (input != null && isOutside(axis, input)) {
      return outside(op, "input", input, verb, axis);
    }
    if (input != null && output != null && input.rank() != output.rank()) {
      return op.opError("expect output tensor rank to be equal to input tensor rank");
    }
    return output != null && isOutside(axis, output) ? outside(op, "output", output, verb, axis) : null;
  }

  private static boolean isOutside(long axis, TensorType type) {
    return axis >= Math.max(1, type.rank());
  }

  private static Diagnostic outside(Operation op, String side, TensorType type, String verb, long axis) {
    return op.opError("expect " + side + " tensor rank (" + type.rank() + ") to be larger than " + verb + " axis ("
        + axis + ")");
  }
}
