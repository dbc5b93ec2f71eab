// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the shape or size that is known if both are right. */
@Op(name = "shape.meet",
    operands = {"arg0: ANY_SHAPE_OR_SIZE", "arg1: ANY_SHAPE_OR_SIZE"},
    results = "result: ANY_SHAPE_OR_SIZE",
    attributes = "error: STRING?",
    traits = "COMMUTATIVE",
    format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)")
public final class MeetOp extends MeetOpBase {
  MeetOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new MeetTypes());
  }
}
