// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.ReaderBufferization;

/** Bufferizes to the rank of the buffer, whose elements are not read. */
final class RankBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    Value buffer = rewriter.buffer(RankOp.of(op).tensor());
    rewriter.replaceOpWithBuffers(op, List.of(
        org.mortise.dialect.memref.RankOp.create(rewriter, op.location(), buffer)));
  }
}
