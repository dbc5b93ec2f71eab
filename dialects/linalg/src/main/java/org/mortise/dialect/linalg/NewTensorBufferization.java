// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferizableOpInterface;

/** Computes the elements of a new tensor for an operation of the tensor dialect, whose operands are only read. */
abstract class NewTensorBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToAllocation(OpResult result) {
    return true;
  }

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
