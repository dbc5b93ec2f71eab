// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.types.RankedTensorType;

/** The buffer of a constant is a global, which must not be written to. */
final class ConstantBufferization implements BufferizableOpInterface {
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
  public boolean isWritable(Value value, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    if (!(op.result(0).type() instanceof RankedTensorType)) {
      throw new BufferizationException(op.error("only constants with a rank can be bufferized"));
    }
    Value buffer = rewriter.constant(op, ConstantOp.of(op).valueAttr(),
        rewriter.defaultMemorySpace(op.result(0)));
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }
}
