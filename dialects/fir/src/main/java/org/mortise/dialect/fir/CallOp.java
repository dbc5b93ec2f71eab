// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Calls a procedure, by its name or by its address. */
@Op(name = "fir.call",
    operands = "args: ANY...",
    results = "results: ANY...",
    attributes = {"callee: SYMBOL_REF?", "fastmath: FAST_MATH = NO_FAST_MATH", "is_bind_c: UNIT?"})
public final class CallOp extends CallOpBase {
  CallOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new CallAssembly());
  }
}
