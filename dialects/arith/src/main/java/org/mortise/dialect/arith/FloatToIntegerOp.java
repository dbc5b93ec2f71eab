// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of conversions of floating-point numbers to integers. */
@Op(family = CastOp.class, operands = "in: FLOAT_LIKE", results = "out: SIGNLESS_FIXED_WIDTH_INTEGER_LIKE")
public abstract class FloatToIntegerOp extends FloatToIntegerOpBase {
  FloatToIntegerOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule((from, to) -> true));
  }
}
