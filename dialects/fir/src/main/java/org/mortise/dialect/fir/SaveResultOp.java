// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Stores the result of a function that is no scalar. */
@Op(name = "fir.save_result",
    operands = {
        "value: ARRAY_OR_BOX_OR_RECORD", "memref: ANY_REFERENCE write", "shape: ANY_SHAPE?",
        "typeparams: ANY_INTEGER..."
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$value `to` $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict `:` type(operands)")
public final class SaveResultOp extends SaveResultOpBase {
  SaveResultOp(Operation operation) {
    super(operation);
  }
}
