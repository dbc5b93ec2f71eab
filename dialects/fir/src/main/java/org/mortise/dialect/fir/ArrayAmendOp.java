// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** An array value that an element was changed of. */
@Op(name = "fir.array_amend",
    operands = {"sequence: SEQUENCE", "memref: REFERENCE"},
    results = "result: SEQUENCE",
    traits = "NO_MEMORY_EFFECT",
    format = "$sequence `,` $memref attr-dict `:` functional-type(operands, results)")
public final class ArrayAmendOp extends ArrayAmendOpBase {
  ArrayAmendOp(Operation operation) {
    super(operation);
  }
}
