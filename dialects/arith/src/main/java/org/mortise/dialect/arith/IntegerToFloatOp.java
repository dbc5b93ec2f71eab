// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of conversions of integers to floating-point numbers. */
@Op(family = CastOp.class, operands = "in: SIGNLESS_FIXED_WIDTH_INTEGER_LIKE", results = "out: FLOAT_LIKE")
public abstract class IntegerToFloatOp extends IntegerToFloatOpBase {
  IntegerToFloatOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule((from, to) -> true));
  }
}
