// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;

/** A function that is executed asynchronously: its results are a token, if it has one, and values. */
@Op(name = "async.func",
    attributes = {
        "sym_name: SYMBOL_NAME",
        "function_type: FUNCTION_TYPE",
        "sym_visibility: STRING?",
        "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?"
    },
    regions = "body",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    implementations = FunctionLike.class)
public final class FuncOp extends FuncOpBase {
  FuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(AsyncDialect.NAMESPACE);
    op.assembly(new FunctionAssembly());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = new FunctionVerifier().verify(operation());
    return wrong != null ? wrong : verifyResults(FunctionLike.functionType(operation()).results());
  }

  private @Nullable Diagnostic verifyResults(List<Type> results) {
    if (results.isEmpty()) {
      return opError("result is expected to be at least of size 1, but got 0");
    }
    for (int i = 0; i < results.size(); i++) {
      Type type = results.get(i);
      if (!AsyncConstraints.VALUE_OR_TOKEN.accepts(type)) {
        return opError("result type must be async value type or async token type, but got '" + type + "'");
      }
      if (i > 0 && AsyncConstraints.TOKEN.accepts(type)) {
        return opError(
            " results' (optional) async token type is expected to appear as the 1st return value, but got " + (i + 1));
      }
    }
    return null;
  }
}
