// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Waits for other iterations of a loop nest, or releases them. */
@Op(name = "omp.ordered",
    operands = "depend_vec_vars: ANY...",
    attributes = {"depend_type_val: DEPEND?", "num_loops_val: NON_NEGATIVE?"},
    format = "(`depend_type` `` $depend_type_val^)? "
        + "(`depend_vec` `(` $depend_vec_vars^ `:` type($depend_vec_vars) `)`)? "
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
    boolean counts = numLoopsValAttr() != null && loop != null
        && numLoopsValAttr().longValue() == loop.orderedAttr().longValue();
    return counts ? null : opError(
        "number of variables in depend clause does not match number of iteration variables in the doacross loop");
  }
}
