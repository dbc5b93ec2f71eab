// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Waits for the completion of a copy that {@code memref.dma_start} started. */
@Op(name = "memref.dma_wait",
    operands = {"tagMemRef: ANY_MEMREF", "tagIndices: INDEX...", "numElements: INDEX"},
    format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)")
public final class DmaWaitOp extends DmaWaitOpBase {
  DmaWaitOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  @Nullable Diagnostic verify() {
    int given = tagIndices().size();
    int rank = tagMemRefType().rank();
    return given == rank ? null
        : opError("expected tagIndices to have the same number of elements as the tagMemRef rank, expected " + rank
            + ", but got " + given);
  }
}
