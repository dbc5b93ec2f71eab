// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** An array value with another element. */
@Op(name = "fir.array_update",
    operands = {"sequence: SEQUENCE", "merge: ANY", "indices: ANY_COORDINATE...", "typeparams: ANY_INTEGER..."},
    results = "result: SEQUENCE",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$sequence `,` $merge `,` $indices (`typeparams` $typeparams^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class ArrayUpdateOp extends ArrayUpdateOpBase {
  ArrayUpdateOp(Operation operation) {
    super(operation);
  }
}
