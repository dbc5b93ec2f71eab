// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TupleType;

/** Creates the descriptor of a procedure. */
@Op(name = "fir.emboxproc",
    operands = {"func: FUNCTION", "host: REFERENCE?"},
    results = "result: BOX_PROC",
    traits = "NO_MEMORY_EFFECT",
    format = "$func (`,` $host^)? attr-dict `:` functional-type(operands, results)")
public final class EmboxProcOp extends EmboxProcOpBase {
  EmboxProcOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return host() == null || Addresses.elementType(host().type()) instanceof TupleType
        ? null
        : opError("host must be a reference to a tuple");
  }

}
