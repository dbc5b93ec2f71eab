// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The address of an element of an array value that is to be changed. */
@Op(name = "fir.array_modify",
    operands = {"sequence: SEQUENCE", "indices: ANY_COORDINATE...", "typeparams: ANY_INTEGER..."},
    results = {"element: REFERENCE", "result: SEQUENCE"},
    resultNames = {"", ""},
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$sequence `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)")
public final class ArrayModifyOp extends ArrayModifyOpBase {
  ArrayModifyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SequenceType array = (SequenceType) sequence().type();
    return indices().size() < array.rank() ? opError("number of indices must match array dimension") : null;
  }

}
