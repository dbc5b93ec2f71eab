// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Adds elements at the borders of a tensor. */
@Op(name = "tosa.pad",
    operands = {"input1: TENSOR_AT_LEAST_1D", "padding: SHAPE", "pad_const: SCALAR_TENSOR"},
    results = "output: TENSOR_AT_LEAST_1D",
    traits = {"RESOLVABLE_SHAPES", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class PadOp extends PadOpBase {
  PadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input1(), output());
    wrong = wrong != null ? wrong : ElementChecks.same(operation(), padConst(), output());
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    if (wrong != null || input == null || output == null) {
      return wrong;
    }
    int rank = input.rank();
    if (rank != output.rank()) {
      return opError("expect same input and output tensor rank, but got inputRank: " + rank + ", outputRank: "
          + output.rank());
    }
    long[] padding = TosaConstants.shape(padding());
    if (padding == null) {
      return null;
    }
    if (padding.length != 2 * rank) {
      return opError("padding tensor must have " + rank + " * 2 = " + 2 * rank + " elements, but got "
          + padding.length);
    }
    for (int i = 0; i < rank && wrong == null; i++) {
      wrong = verifyDimension(i, input, output, padding[2 * i], padding[2 * i + 1]);
    }
    return wrong;
  }

  private @Nullable Diagnostic verifyDimension(int i, TensorType input, TensorType output, long before, long after) {
    if (before < -1 || after < -1) {
      return opError("invalid padding values at dimension " + i
          + ": values must be non-negative or -1 for dynamic padding, got [" + before + ", " + after + "]");
    }
    if (before == -1 || after == -1 || input.isDynamicDim(i) || output.isDynamicDim(i)) {
      return null;
    }
    long size = input.dim(i) + before + after;
    return output.dim(i) == size ? null : opError("mismatch in output shape at dimension " + i + ": expected "
        + input.dim(i) + " + " + before + " + " + after + " = " + size + ", but got " + output.dim(i));
  }

  FoldResult fold(Attribute[] constants) {
    return input1().type() == output().type() && Splats.isZero(constants[1])
        ? FoldResult.of(input1()) : FoldResult.NONE;
  }
}
