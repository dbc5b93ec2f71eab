// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region with the values of its operation. */
@Op(name = "fir.result",
    operands = "results: ANY...",
    traits = {"NO_MEMORY_EFFECT", "RETURN_LIKE"},
    parents = {"fir.if", "fir.do_loop", "fir.iterate_while"},
    format = "($results^ `:` type($results))? attr-dict")
public final class ResultOp extends ResultOpBase {
  ResultOp(Operation operation) {
    super(operation);
  }
}
