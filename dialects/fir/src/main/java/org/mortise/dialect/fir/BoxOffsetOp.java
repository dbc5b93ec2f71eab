// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The address of a field of a descriptor. */
@Op(name = "fir.box_offset",
    operands = "box_ref: ANY_REFERENCE",
    results = "result: REF_OR_LLVM_PTR",
    attributes = "field: FirEnums.BOX_FIELD",
    traits = "NO_MEMORY_EFFECT",
    format = "$box_ref $field attr-dict `:` functional-type(operands, results)")
public final class BoxOffsetOp extends BoxOffsetOpBase {
  BoxOffsetOp(Operation operation) {
    super(operation);
  }
}
