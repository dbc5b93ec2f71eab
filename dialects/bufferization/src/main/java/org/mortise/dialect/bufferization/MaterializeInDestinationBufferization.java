// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.types.TensorType;

/** The source is copied into the destination, which must be in place. */
final class MaterializeInDestinationBufferization implements BufferizableOpInterface {
  private static boolean isDestination(OpOperand operand) {
    return operand.index() == 1;
  }

  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return !isDestination(operand);
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return isDestination(operand);
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return isDestination(operand) ? List.of(AliasingValue.equivalent(operand.owner().result(0))) : List.of();
  }

  @Override
  public boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public boolean bufferizesToElementwiseAccess(OpOperand read, OpOperand write, AnalysisState state) {
    return true;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    MaterializeInDestinationOp materializeInDestination = MaterializeInDestinationOp.of(op);
    boolean isTensor = materializeInDestination.dest().type() instanceof TensorType;
    Value target = isTensor ? rewriter.buffer(materializeInDestination.dest()) : materializeInDestination.dest();
    rewriter.copy(op.location(), rewriter.buffer(materializeInDestination.source()), target);
    rewriter.replaceOpWithBuffers(op, isTensor ? List.of(target) : List.of());
  }
}
