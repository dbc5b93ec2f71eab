// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithTypes;
import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of tests whether a floating-point number belongs to a {@link FloatClass}. */
@Op(operands = "operand: FLOAT_LIKE",
    results = "result: BOOL_LIKE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "PURE", "INFERS_RESULT_TYPES"},
    since = "22.1",
    format = "$operand attr-dict `:` type($operand)")
public abstract class FloatClassificationOp extends FloatClassificationOpBase {
  FloatClassificationOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "operand", "result type has i1 element type and same shape as operands",
        ArithTypes::boolLike);
  }

  FoldResult fold(@Nullable Attribute[] constants) {
    FloatClass numbers = (FloatClass) computation();
    return ElementwiseFolding.unary(constants[0], result().type(),
        number -> IntegerAttr.bool(number.context(), numbers.contains((FloatAttr) number)));
  }
}
