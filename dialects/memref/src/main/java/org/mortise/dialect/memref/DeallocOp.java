// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Frees memory that was allocated on the heap. */
@Op(name = "memref.dealloc",
    operands = "memref: ANY_RANKED_OR_UNRANKED_MEMREF free",
    traits = "MEMREFS_NORMALIZABLE",
    format = "$memref attr-dict `:` type($memref)")
public final class DeallocOp extends DeallocOpBase {
  DeallocOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
