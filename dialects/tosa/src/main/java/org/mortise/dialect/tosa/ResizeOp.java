// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.TensorType;

/** Scales images. */
@Op(name = "tosa.resize",
    operands = {"input: TENSOR_4D", "scale: SHAPE_4", "offset: SHAPE_2", "border: SHAPE_2"},
    results = "output: TENSOR_4D",
    attributes = "mode: RESIZE_MODE",
    traits = {"RESOLVABLE_SHAPES", "PURE"})
public final class ResizeOp extends ResizeOpBase {
  ResizeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }

  @Nullable Diagnostic verify() {
    long[] scale = TosaConstants.shape(scale());
    long[] offset = TosaConstants.shape(offset());
    long[] border = TosaConstants.shape(border());
    if (scale == null || offset == null || border == null) {
      return null;
    }
    for (long each : scale) {
      if (each <= 0) {
        return opError("expect all scale values to be > 0, got " + Windows.list(scale));
      }
    }
    TensorType input = TosaTypes.ranked(input());
    TensorType output = TosaTypes.ranked(output());
    if (input == null || output == null) {
      return null;
    }
    Diagnostic wrong = verifySide(input, output, 1, scale[0], scale[1], offset[0], border[0]);
    return wrong != null ? wrong : verifySide(input, output, 2, scale[2], scale[3], offset[1], border[1]);
  }

  private @Nullable Diagnostic verifySide(
      TensorType input, TensorType output, int axis, long numerator, long denominator, long offset, long border) {
    if (input.isDynamicDim(axis)) {
      return null;
    }
    String side = axis == 1 ? "height" : "width";
    String letter = axis == 1 ? "y" : "x";
    long size = (input.dim(axis) - 1) * numerator - offset + border;
    if (size % denominator != 0) {
      return opError("expected (input_" + side + " - 1) * scale_" + letter + "_n - offset_" + letter + " + border_"
          + letter + " to be wholly divisible by scale_" + letter + "_d, got ((" + input.dim(axis) + " - 1) * "
          + numerator + " - " + offset + " + " + border + ") / " + denominator);
    }
    return Windows.size(operation(), side, size / denominator + 1, output, axis);
  }

  /** Nothing changes if each image is scaled by 1 and not moved. */
  FoldResult fold(Attribute[] constants) {
    long[] scale = TosaConstants.shape(scale());
    boolean isUnchanged = scale != null && scale[0] == scale[1] && scale[2] == scale[3]
        && Shapes.isConstant(offset(), 0) && Shapes.isConstant(border(), 0);
    return isUnchanged && input().type() == output().type() ? FoldResult.of(input()) : FoldResult.NONE;
  }
}
