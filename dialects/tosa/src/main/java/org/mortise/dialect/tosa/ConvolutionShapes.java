// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.types.TensorType;

/** Checks of the shapes of convolutions. The names of dimensions are those of the reference's errors. */
final class ConvolutionShapes {
  private static final String[] IMAGE_SIDES = {"height", "width"};
  private static final String[] VOLUME_SIDES = {"depth", "height", "width"};
  private static final String DEPTHWISE = "tosa.depthwise_conv2d";
  private static final String TRANSPOSED = "tosa.transpose_conv2d";

  private ConvolutionShapes() {}

  static @Nullable Diagnostic verify(Operation op) {
    boolean isTransposed = op.name().toString().equals(TRANSPOSED);
    Diagnostic wrong = isTransposed ? verifyTransposed(op) : verifyWindows(op);
    return wrong != null ? wrong : verifyBias(op);
  }

  private static @Nullable Diagnostic verifyWindows(Operation op) {
    long[] pad = ConvolutionOp.numbers(op, "pad");
    long[] stride = ConvolutionOp.numbers(op, "stride");
    long[] dilation = ConvolutionOp.numbers(op, "dilation");
    Diagnostic wrong = Windows.atLeast(op, pad, 0, "padding");
    wrong = wrong != null ? wrong : Windows.atLeast(op, stride, 1, "stride");
    wrong = wrong != null ? wrong : Windows.atLeast(op, dilation, 1, "dilation");
    TensorType input = TosaTypes.ranked(op.operand(0));
    TensorType weight = TosaTypes.ranked(op.operand(1));
    TensorType output = TosaTypes.ranked(op.result(0));
    if (wrong != null || input == null || weight == null || output == null) {
      return wrong;
    }
    String[] sides = stride.length == 2 ? IMAGE_SIDES : VOLUME_SIDES;
    int firstKernel = op.name().toString().equals(DEPTHWISE) ? 0 : 1;
    for (int i = 0; i < sides.length && wrong == null; i++) {
      int axis = i + 1;
      int kernel = firstKernel + i;
      if (input.isDynamicDim(axis) || weight.isDynamicDim(kernel)) {
        continue;
      }
      wrong = verifySide(op, sides[i], input.dim(axis), weight.dim(kernel), pad[2 * i], pad[2 * i + 1], stride[i],
          dilation[i], output, axis);
    }
    return wrong;
  }

  private static @Nullable Diagnostic verifySide(
      Operation op, String side, long input, long kernel, long before, long after, long stride, long dilation,
      TensorType output, int axis) {
    long size = input - 1 + before + after - (kernel - 1) * dilation;
    if (size % stride == 0) {
      return Windows.size(op, side, size / stride + 1, output, axis);
    }
    String letter = switch (side) {
      case "depth" -> "d";
      case "height" -> "y";
      default -> "x";
    };
    String pads = switch (side) {
      case "depth" -> "pad_front + pad_back";
      case "height" -> "pad_top + pad_bottom";
      default -> "pad_left + pad_right";
    };
    return op.opError("expected input_" + side + " - 1 + " + pads + " - (kernel_" + side + " - 1) * dilation_" + letter
        + " to be wholly divisible by stride_" + letter + ", got (" + input + " - 1 + " + before + " + " + after
        + " - (" + kernel + " - 1) * " + dilation + ") / " + stride);
  }

  private static @Nullable Diagnostic verifyTransposed(Operation op) {
    long[] pad = ConvolutionOp.numbers(op, "out_pad");
    long[] stride = ConvolutionOp.numbers(op, "stride");
    for (long each : stride) {
      if (each < 1) {
        return op.opError("expect all stride values to be >= 1, got [" + Windows.list(stride) + "]");
      }
    }
    TensorType input = TosaTypes.ranked(op.operand(0));
    TensorType weight = TosaTypes.ranked(op.operand(1));
    TensorType output = TosaTypes.ranked(op.result(0));
    Diagnostic wrong = weight == null ? null : verifyOutPad(op, pad, weight);
    if (wrong != null || input == null || weight == null || output == null) {
      return wrong;
    }
    wrong = verifyTransposedSide(op, 0, input, weight, output, pad, stride[0]);
    return wrong != null ? wrong : verifyTransposedSide(op, 1, input, weight, output, pad, stride[1]);
  }

  private static @Nullable Diagnostic verifyOutPad(Operation op, long[] pad, TensorType weight) {
    String[] names = {"out_pad_top", "out_pad_bottom", "out_pad_left", "out_pad_right"};
    for (int i = 0; i < names.length; i++) {
      String size = i < 2 ? "KH" : "KW";
      int axis = i < 2 ? 1 : 2;
      if (!weight.isDynamicDim(axis) && pad[i] <= -weight.dim(axis)) {
        return op.opError("expected " + names[i] + " > -" + size + ", but got: " + names[i] + "=" + pad[i] + " and "
            + size + "=" + weight.dim(axis));
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyTransposedSide(
      Operation op, int side, TensorType input, TensorType weight, TensorType output, long[] pad, long stride) {
    int axis = side + 1;
    if (input.isDynamicDim(axis) || weight.isDynamicDim(axis) || output.isDynamicDim(axis)) {
      return null;
    }
    long before = pad[2 * side];
    long after = pad[2 * side + 1];
    long in = input.dim(axis);
    long kernel = weight.dim(axis);
    if (output.dim(axis) == (in - 1) * stride + before + after + kernel) {
      return null;
    }
    String rule = side == 0
        ? "OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH"
        : "OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW";
    return op.opError("dimension mismatch: expected " + rule + ", but got " + output.dim(axis) + " != (" + in
        + " - 1) * " + stride + " + " + before + " + " + after + " + " + kernel);
  }

  private static @Nullable Diagnostic verifyBias(Operation op) {
    TensorType bias = TosaTypes.ranked(op.operand(2));
    TensorType output = TosaTypes.ranked(op.result(0));
    if (bias == null || output == null || bias.isDynamicDim(0) || output.isDynamicDim(output.rank() - 1)) {
      return null;
    }
    long channels = output.dim(output.rank() - 1);
    return bias.dim(0) == channels || bias.dim(0) == 1 ? null : op.opError(
        "bias channels expected to be equal to output channels (" + channels + ") or 1, got " + bias.dim(0));
  }
}
