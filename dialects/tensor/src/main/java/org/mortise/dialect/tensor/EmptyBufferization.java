// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.AllocationBufferization;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;

/** A tensor without contents becomes a new one, unless it is not used. */
final class EmptyBufferization extends AllocationBufferization {
  @Override
  public boolean resultBufferizesToMemoryWrite(OpResult result, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    EmptyOp empty = EmptyOp.of(op);
    if (empty.result().hasUses()) {
      rewriter.replaceOp(op, rewriter.allocateTensor(op.location(), empty.result(), false));
    } else {
      rewriter.eraseOp(op);
    }
  }
}
