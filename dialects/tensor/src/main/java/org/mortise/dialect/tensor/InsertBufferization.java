// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.DestinationStyleBufferization;
import org.mortise.ir.interfaces.HyperrectangularSlice;

/** An element is stored to the buffer of the destination. */
final class InsertBufferization extends DestinationStyleBufferization {
  @Override
  public @Nullable HyperrectangularSlice getWrittenPart(OpOperand operand) {
    return isInit(operand)
        ? HyperrectangularSlice.ofElement(List.copyOf(InsertOp.of(operand.owner()).indices())) : null;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    InsertOp insert = InsertOp.of(op);
    Value buffer = rewriter.buffer(insert.dest());
    StoreOp.create(rewriter, op.location(), insert.scalar(), buffer, insert.indices());
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }
}
