// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The family of functions of one floating-point number. */
@Op(operands = "operand: FLOAT_LIKE",
    results = "result: FLOAT_LIKE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public abstract class FloatUnaryOp extends FloatUnaryOpBase {
  FloatUnaryOp(Operation operation) {
    super(operation);
  }

  /** The reference folds no cube root. */
  FoldResult fold(@Nullable Attribute[] constants) {
    return computation() instanceof MathFunction function && function != MathFunction.CBRT
        ? ElementwiseFolding.unary(constants[0], result().type(), number -> function.fold((FloatAttr) number))
        : FoldResult.NONE;
  }
}
