// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the greatest elements of windows of images. */
@Op(name = "tosa.max_pool2d",
    operands = "input: TENSOR_4D",
    results = "output: TENSOR_4D",
    attributes = {
        "kernel: I64_ARRAY_2", "stride: I64_ARRAY_2", "pad: I64_ARRAY_4", "nan_mode: NAN_MODE = PROPAGATE"
    },
    traits = "PURE",
    patterns = PoolPatterns.class)
public final class MaxPool2dOp extends MaxPool2dOpBase {
  MaxPool2dOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input(), output());
    return wrong != null ? wrong : Windows.pooling(
        operation(), inputType(), outputType(), kernelAttr().toArray(), strideAttr().toArray(), padAttr().toArray());
  }
}
