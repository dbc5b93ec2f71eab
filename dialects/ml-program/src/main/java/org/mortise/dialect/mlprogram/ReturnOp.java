// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.ReturnVerifier;

/** Returns from a function. */
@Op(name = "ml_program.return",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = "ml_program.func",
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.verifier(new ReturnVerifier("return"));
  }
}
