// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.function.FunctionLike;

/** Returns the values of {@link FuncOp}; its token needs no operand. */
@Op(name = "async.return",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = "async.func",
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    List<Type> results = FunctionLike.functionType(parentOp()).results();
    boolean hasToken = !results.isEmpty() && AsyncConstraints.TOKEN.accepts(results.get(0));
    List<Type> values = hasToken ? results.subList(1, results.size()) : results;
    boolean same = operands().size() == values.size();
    for (int i = 0; same && i < values.size(); i++) {
      same = operands().get(i).type() == ValueType.unwrap(values.get(i));
    }
    return same ? null : opError("operand types do not match the types returned from the parent FuncOp");
  }
}
