// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Waits for other iterations of a loop nest, or releases them. */
@Op(name = "omp.ordered",
    operands = "doacross_depend_vars: ANY...",
    attributes = {"doacross_depend_type: DEPEND?", "doacross_num_loops: NON_NEGATIVE?"},
    format = "(`depend_type` `` $doacross_depend_type^)? "
        + "(`depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)`)? "
        + "attr-dict")
public final class OrderedOp extends OrderedOpBase {
  OrderedOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation wrapper = OrderedRegionOp.enclosingLoop(operation());
    if (wrapper == null) {
      return opError("must be nested inside of a loop");
    }
    WsloopOp loop = WsloopOp.of(wrapper);
    if (loop != null && loop.orderedAttr() == null) {
      return opError("the enclosing worksharing-loop region must have an ordered clause");
    }
    if (loop != null && loop.orderedAttr().longValue() == 0) {
      return opError("the enclosing loop's ordered clause must have a parameter present");
    }
    boolean counts = doacrossNumLoopsAttr() != null && loop != null
        && doacrossNumLoopsAttr().longValue() == loop.orderedAttr().longValue();
    return counts ? null : opError(
        "number of variables in depend clause does not match number of iteration variables in the doacross loop");
  }
}
