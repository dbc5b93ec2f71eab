// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.NoAccessBufferization;

/** The buffer of a constant is a global, which must not be written to. */
final class ConstantBufferization extends NoAccessBufferization {
  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    Value buffer = rewriter.constant(op, ConstantOp.of(op).valueAttr(),
        rewriter.defaultMemorySpace(op.result(0)));
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }
}
