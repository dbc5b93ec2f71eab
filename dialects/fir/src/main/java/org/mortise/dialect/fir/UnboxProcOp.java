// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TupleType;

/** The procedure and the variables of its host. */
@Op(name = "fir.unboxproc",
    operands = "boxproc: BOX_PROC",
    results = {"function: FUNCTION", "refTuple: REFERENCE"},
    resultNames = {"", "refTuple"},
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class UnboxProcOp extends UnboxProcOpBase {
  UnboxProcOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Addresses.elementType(refTuple().type()) instanceof TupleType
        ? null
        : opError("second output argument has bad type");
  }

}
