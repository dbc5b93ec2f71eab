// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Its operand, in an expression that must not be reassociated. */
@Op(name = "fir.no_reassoc",
    operands = "val: ANY",
    results = "res: FIR_TYPE",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "$val attr-dict `:` type($val)")
public final class NoReassocOp extends NoReassocOpBase {
  NoReassocOp(Operation operation) {
    super(operation);
  }
}
