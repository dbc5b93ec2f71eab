// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The family of operations on two floating-point numbers of one type. */
@Op(operands = {"lhs: FLOAT_LIKE", "rhs: FLOAT_LIKE"},
    results = "result: FLOAT_LIKE",
    attributes = "fastmath: FastMathFlagsAttr = FastMathFlagsAttr.DEFAULT",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public abstract class FloatBinaryOp extends FloatBinaryOpBase {
  FloatBinaryOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(@Nullable Attribute[] constants) {
    FloatFunction function = (FloatFunction) computation();
    if (function.isExtremum() && lhs() == rhs()) {
      return FoldResult.of(rhs());
    }
    FloatAttr right = FloatFolding.splat(constants[1]);
    return right != null && function.isNeutral(right)
        ? FoldResult.of(lhs()) : FloatFolding.binary(constants, function::apply);
  }
}
