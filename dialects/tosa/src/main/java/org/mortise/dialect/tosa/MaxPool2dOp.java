// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the greatest elements of windows of images. */
@Op(name = "tosa.max_pool2d",
    operands = "input: TENSOR_4D",
    results = "output: TENSOR_4D",
    attributes = {"kernel: I64_ARRAY_2", "stride: I64_ARRAY_2", "pad: I64_ARRAY_4"},
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL,
    patterns = PoolPatterns.class)
public final class MaxPool2dOp extends MaxPool2dOpBase {
  MaxPool2dOp(Operation operation) {
    super(operation);
  }
}
