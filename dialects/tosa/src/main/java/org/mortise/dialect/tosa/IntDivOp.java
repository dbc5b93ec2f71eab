// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.RankedTensorType;

/** Divides integers, rounding towards zero. */
@Op(name = "tosa.intdiv",
    operands = {"input1: I32_OR_I64_TENSOR", "input2: I32_OR_I64_TENSOR"},
    results = "output: I32_OR_I64_TENSOR",
    traits = {
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK",
        "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public final class IntDivOp extends IntDivOpBase {
  IntDivOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (input1().type() != input2().type() || !(input1().type() instanceof RankedTensorType)) {
      return FoldResult.NONE;
    }
    if (Splats.isZero(constants[0]) && input1().type() == output().type()) {
      return FoldResult.of(input1());
    }
    if (Splats.isOne(constants[1], 0) && input1().type() == output().type()) {
      return FoldResult.of(input1());
    }
    return Splats.isZero(constants[1]) ? FoldResult.NONE
        : Splats.binary(constants, output(), BigInteger::divide, FloatArithmetic::divide);
  }
}
