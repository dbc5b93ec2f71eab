// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;

/** What is returned is read by the caller. The function bufferizes it. */
final class ReturnBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true;
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
  public void bufferize(Operation op, BufferRewriter rewriter) {}
}
