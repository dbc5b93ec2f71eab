// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;

/** The uses of the buffer are unknown; it may be written unless it is {@code read_only}. */
final class ToBufferBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return ToBufferOp.of(operand.owner()).readOnlyAttr() == null;
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of();
  }

  /** Copies the tensor only if an analysis has decided so. */
  @Override
  public void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {
    if (state.hasDecisions()) {
      BufferizableOpInterface.super.resolveConflicts(op, rewriter, state);
    }
  }

  /** Does nothing: casts to tensors and back are removed at the end. */
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {}
}
