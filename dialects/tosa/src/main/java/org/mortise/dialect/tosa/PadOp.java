// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Adds elements at the borders of a tensor. */
@Op(name = "tosa.pad",
    operands = {"input1: RANKED_TENSOR", "padding: I32_OR_I64_TENSOR", "pad_const: SCALAR_TENSOR?"},
    results = "output: RANKED_TENSOR",
    attributes = "quantization_info: PAD_QUANTIZATION?",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL,
    patterns = PadPatterns.class)
public final class PadOp extends PadOpBase {
  PadOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return input1().type() == output().type() && Splats.isZero(constants[1])
        ? FoldResult.of(input1()) : FoldResult.NONE;
  }
}
