// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.List;
import org.mortise.ir.OpOperand;

/** The buffers of all operands are read. None is written to, and no result has the buffer of an operand. */
public abstract class ReaderBufferization implements BufferizableOpInterface {
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
}
