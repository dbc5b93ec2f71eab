// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.DestinationStyleBufferization;

/** Bufferizes softmax to softmax of the buffers. Only the input is read. */
final class SoftmaxBufferization extends DestinationStyleBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return !isInit(operand);
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    SoftmaxOp softmax = SoftmaxOp.of(op);
    Value input = rewriter.buffer(softmax.input());
    Value output = rewriter.buffer(softmax.output());
    SoftmaxOp.create(rewriter, op.location(), List.of(), input, output, softmax.dimensionAttr());
    rewriter.replaceOpWithBuffers(op, List.of(output));
  }
}
