// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.bufferization.AnalysisState;

/** An operation with one result, whose buffer is new. Tensors among the operands are only read. */
abstract class AllocationBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToAllocation(OpResult result) {
    return true;
  }

  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true;
  }
}
