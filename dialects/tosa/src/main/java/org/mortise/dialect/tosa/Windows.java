// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.types.TensorType;

/** Checks of windows that slide over images. */
final class Windows {
  private Windows() {}

  static @Nullable Diagnostic atLeast(Operation op, long[] values, long least, String what) {
    for (long value : values) {
      if (value < least) {
        return op.opError("expect all " + what + " values to be >= " + least + ", got " + list(values));
      }
    }
    return null;
  }

  static String list(long[] values) {
    StringBuilder text = new StringBuilder();
    for (long value : values) {
      text.append(text.isEmpty() ? "" : ", ").append(value);
    }
    return text.toString();
  }

  /** Checks the size of a dimension of the result of a pooling operation. */
  static @Nullable Diagnostic pooled(
      Operation op, TensorType input, TensorType output, int axis, long[] pad, long kernel, long stride) {
    String side = axis == 1 ? "height" : "width";
    int first = (axis - 1) * 2;
    if (input.isDynamicDim(axis)) {
      return null;
    }
    long size = input.dim(axis) + pad[first] + pad[first + 1] - kernel;
    if (size % stride != 0) {
      String names = axis == 1 ? "pad_top + pad_bottom - kernel_y" : "pad_left + pad_right - kernel_x";
      return op.opError("expected input_" + side + " + " + names + " to be wholly divisible by stride_"
          + (axis == 1 ? "y" : "x") + ", got (" + input.dim(axis) + " + " + pad[first] + " + " + pad[first + 1] + " - "
          + kernel + ") / " + stride);
    }
    return size(op, side, size / stride + 1, output, axis);
  }

  /** Requires a dimension of a result to have the calculated size. */
  static @Nullable Diagnostic size(Operation op, String side, long calculated, TensorType output, int axis) {
    return output.isDynamicDim(axis) || output.dim(axis) == calculated ? null : op.opError(
        "calculated output " + side + " did not match expected: calculated=" + calculated + ", expected="
            + output.dim(axis));
  }

  /** Checks the arguments that both pooling operations have. */
  static @Nullable Diagnostic pooling(
      Operation op, TensorType input, TensorType output, long[] kernel, long[] stride, long[] pad) {
    Diagnostic wrong = atLeast(op, kernel, 1, "kernel");
    wrong = wrong != null ? wrong : atLeast(op, stride, 1, "stride");
    wrong = wrong != null ? wrong : atLeast(op, pad, 0, "padding");
    if (wrong != null) {
      return wrong;
    }
    if (pad[0] >= kernel[0] || pad[1] >= kernel[0]) {
      return op.opError("expected top/bottom padding to be less than the height of the kernel, got pad_top=" + pad[0]
          + ", pad_bottom=" + pad[1] + ", kernel_y=" + kernel[0]);
    }
    if (pad[2] >= kernel[1] || pad[3] >= kernel[1]) {
      return op.opError("expected left/right padding to be less than the width of the kernel, got pad_left=" + pad[2]
          + ", pad_right=" + pad[3] + ", kernel_x=" + kernel[1]);
    }
    if (!input.hasRank() || !output.hasRank()) {
      return null;
    }
    wrong = pooled(op, input, output, 1, pad, kernel[0], stride[0]);
    return wrong != null ? wrong : pooled(op, input, output, 2, pad, kernel[1], stride[1]);
  }
}
