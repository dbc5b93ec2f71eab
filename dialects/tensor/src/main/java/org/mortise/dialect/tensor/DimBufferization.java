// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.ReaderBufferization;

/** Bufferizes to the size of the buffer, whose elements are not read. */
final class DimBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    DimOp dim = DimOp.of(op);
    Value buffer = rewriter.buffer(dim.source());
    rewriter.replaceOpWithBuffers(op, List.of(
        org.mortise.dialect.memref.DimOp.create(rewriter, op.location(), buffer, dim.index())));
  }
}
