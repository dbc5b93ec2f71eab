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
@Op(name = "tosa.int_div",
    operands = {"input1: I32_TENSOR", "input2: I32_TENSOR"},
    results = "output: I32_TENSOR",
    traits = {"SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_BROADCASTABLE", "PURE"},
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
