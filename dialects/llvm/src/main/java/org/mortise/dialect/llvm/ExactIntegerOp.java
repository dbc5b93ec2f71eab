// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of divisions and right shifts, whose result may be declared to be exact. */
@Op(operands = {"lhs: INTEGERS", "rhs: INTEGERS"},
    results = "res: INTEGERS",
    attributes = "isExact: UNIT? since 22.1",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT"},
    format = "(`exact` $isExact^)? $lhs `,` $rhs `` custom<FormerSpace>() attr-dict `:` "
        + "type($res)")
public abstract class ExactIntegerOp extends ExactIntegerOpBase {
  ExactIntegerOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    FormerSpace.addTo(op);
  }
}
