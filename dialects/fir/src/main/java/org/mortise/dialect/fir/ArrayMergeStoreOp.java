// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Writes an array value to memory. */
@Op(name = "fir.array_merge_store",
    operands = {
        "original: SEQUENCE", "sequence: SEQUENCE", "memref: ANY_REF_OR_BOX write", "slice: SLICE?",
        "typeparams: ANY_INTEGER..."
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$original `,` $sequence `to` $memref (`[` $slice^ `]`)? (`typeparams` $typeparams^)? attr-dict "
        + "`:` type(operands)")
public final class ArrayMergeStoreOp extends ArrayMergeStoreOpBase {
  ArrayMergeStoreOp(Operation operation) {
    super(operation);
  }
}
