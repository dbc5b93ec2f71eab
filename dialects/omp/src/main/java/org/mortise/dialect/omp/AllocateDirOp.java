// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** States the alignment and the allocator of the memory of variables. */
@Op(name = "omp.allocate_dir", since = "22.1",
    operands = {"varList: ANY...", "allocator: I64?"},
    attributes = "align: POSITIVE?",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "`(` $varList `:` type($varList) `)` oilist(`align` `(` $align `)` | `allocator` `(` $allocator `)`) "
        + "attr-dict")
public final class AllocateDirOp extends AllocateDirOpBase {
  AllocateDirOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return alignAttr() == null || Long.bitCount(alignAttr().longValue()) == 1
        ? null : error("ALIGN value : " + alignAttr().longValue() + " must be power of 2");
  }
}
