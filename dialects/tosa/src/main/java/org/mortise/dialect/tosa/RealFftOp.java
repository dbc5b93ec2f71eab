// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** The discrete Fourier transform of real matrices. */
@Op(name = "tosa.rfft2d",
    operands = "input_real: TENSOR_3D",
    results = {"output_real: TENSOR_3D", "output_imag: TENSOR_3D"},
    attributes = "local_bound: BOOL? = FALSE",
    traits = {"SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_ARE_FLOAT_LIKE", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class RealFftOp extends RealFftOpBase {
  RealFftOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = Fft.verify(operation());
    TensorType input = TosaTypes.ranked(inputReal());
    TensorType output = TosaTypes.ranked(outputReal());
    if (wrong != null || input == null || output == null) {
      return wrong;
    }
    if (!hasSize(input, output, 0) || !hasSize(input, output, 1)) {
      return opError("expected batch and height dimensions of input/output to match, got input='" + input
          + "' output='" + output + "'");
    }
    return input.isDynamicDim(2) || output.isDynamicDim(2) || output.dim(2) == input.dim(2) / 2 + 1 ? null
        : opError("expected output width to be equal to input_width / 2 + 1, got " + output.dim(2));
  }

  private static boolean hasSize(TensorType input, TensorType output, int axis) {
    return input.isDynamicDim(axis) || output.isDynamicDim(axis) || input.dim(axis) == output.dim(axis);
  }
}
