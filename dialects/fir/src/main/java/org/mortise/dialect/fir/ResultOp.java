// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region with the values of its operation. */
@Op(name = "fir.result",
    operands = "results: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = {"fir.if", "fir.do_loop", "fir.iterate_while"},
    format = "($results^ `:` type($results))? attr-dict")
public final class ResultOp extends ResultOpBase {
  ResultOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation parent = parentOp();
    if (parent.resultCount() != results().size()) {
      return opError("parent of result must have same arity");
    }
    for (int i = 0; i < results().size(); i++) {
      if (results().get(i).type() != parent.result(i).type()) {
        return opError("types mismatch between result op and its parent");
      }
    }
    return null;
  }
}
