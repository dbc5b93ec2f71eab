// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** The family of functions of one integer. */
@Op(operands = "operand: SIGNLESS_INTEGER_LIKE",
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$operand attr-dict `:` type($result)")
public abstract class IntegerUnaryOp extends IntegerUnaryOpBase {
  IntegerUnaryOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(@Nullable Attribute[] constants) {
    BitFunction function = (BitFunction) computation();
    return ElementwiseFolding.unary(constants[0], result().type(), each -> {
      IntegerAttr number = (IntegerAttr) each;
      return IntegerAttr.of(number.type(), FixedWidth.wrap(
          function.apply(number.signedValue(), number.width()), number.width()));
    });
  }
}
