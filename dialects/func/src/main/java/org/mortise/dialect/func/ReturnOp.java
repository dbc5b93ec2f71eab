// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.ReturnVerifier;

/** Returns from {@link FuncOp} with its results. */
@Op(name = "func.return",
    operands = "operands: ANY...",
    traits = {"RETURN_LIKE", "PURE", "MEMREFS_NORMALIZABLE"},
    parents = "func.func",
    format = "attr-dict ($operands^ `:` type($operands))?",
    implementations = ReturnBufferization.class)
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.verifier(new ReturnVerifier("return"));
  }
}
