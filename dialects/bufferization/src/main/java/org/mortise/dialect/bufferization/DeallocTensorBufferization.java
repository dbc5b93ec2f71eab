// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;

/** The buffer is freed. */
final class DeallocTensorBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return false;
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return false;
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of();
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    org.mortise.dialect.memref.DeallocOp.create(rewriter, op.location(), rewriter.buffer(op.operand(0)));
    rewriter.eraseOp(op);
  }
}
