// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.ReturnVerifier;

/** Passes values out of a graph. */
@Op(name = "ml_program.output",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = "ml_program.subgraph",
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class OutputOp extends OutputOpBase {
  OutputOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.verifier(new ReturnVerifier("output"));
  }
}
