// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The discrete Fourier transform of complex matrices. */
@Op(name = "tosa.fft2d",
    operands = {"input_real: TENSOR_3D", "input_imag: TENSOR_3D"},
    results = {"output_real: TENSOR_3D", "output_imag: TENSOR_3D"},
    attributes = {"inverse: BOOL", "local_bound: BOOL? = FALSE"},
    traits = {
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "SAME_OPERANDS_AND_RESULT_SHAPE", "RESULTS_ARE_FLOAT_LIKE", "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public final class FftOp extends FftOpBase {
  FftOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Fft.verify(operation());
  }
}
