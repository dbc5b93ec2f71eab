// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;

/** A function that computes shapes. */
@Op(name = "shape.func",
    attributes = {
        "sym_name: SYMBOL_NAME",
        "function_type: FUNCTION_TYPE",
        "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?",
        "sym_visibility: STRING?"
    },
    regions = "body",
    traits = {"AFFINE_SCOPE", "AUTOMATIC_ALLOCATION_SCOPE", "ISOLATED_FROM_ABOVE", "SYMBOL"},
    implementations = FunctionLike.class)
public final class FuncOp extends FuncOpBase {
  FuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(ShapeDialect.NAMESPACE);
    op.assembly(new FunctionAssembly());
    op.verifier(new FunctionVerifier());
  }
}
