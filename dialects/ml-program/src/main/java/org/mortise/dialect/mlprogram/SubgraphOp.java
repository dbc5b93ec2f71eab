// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;

/** A function whose operations are the nodes of a graph, in any order. */
@Op(name = "ml_program.subgraph",
    attributes = {
        "sym_name: SYMBOL_NAME",
        "function_type: FUNCTION_TYPE",
        "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?",
        "sym_visibility: STRING?"
    },
    regions = "body",
    traits = {"GRAPH_REGIONS", "ISOLATED_FROM_ABOVE", "SINGLE_BLOCK", "SYMBOL"},
    implementations = FunctionLike.class)
public final class SubgraphOp extends SubgraphOpBase {
  SubgraphOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new FunctionAssembly());
    op.verifier(new FunctionVerifier());
  }
}
