// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.DestinationStyleBufferization;

/** Copies the buffer of the source to a slice of the destination's buffer. */
final class InsertSliceBufferization extends DestinationStyleBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    InsertSliceOp insert = InsertSliceOp.of(operand.owner());
    return SliceBuffers.isRead(operand, insert.sourceOperand(), insert.destType(), insert.slice());
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    InsertSliceOp insert = InsertSliceOp.of(op);
    Value dest = rewriter.buffer(insert.dest());
    Value part = SliceBuffers.view(rewriter, op, dest, insert.slice(), insert.sourceType().shape());
    rewriter.copy(op.location(), rewriter.buffer(insert.source()), part);
    rewriter.replaceOpWithBuffers(op, List.of(dest));
  }
}
