// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.ReaderBufferization;
import org.mortise.ir.interfaces.HyperrectangularSlice;

/** An element of a tensor is loaded from its buffer. */
final class ExtractBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public HyperrectangularSlice getReadPart(OpOperand operand) {
    return HyperrectangularSlice.ofElement(List.copyOf(ExtractOp.of(operand.owner()).indices()));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ExtractOp extract = ExtractOp.of(op);
    Value buffer = rewriter.buffer(extract.tensor());
    rewriter.replaceOpWithBuffers(op, List.of(LoadOp.create(rewriter, op.location(), buffer, extract.indices())));
  }
}
