// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.ReaderBufferization;
import org.mortise.ir.types.TensorType;

/** Buffers are yielded instead of tensors. */
final class AssumingYieldBufferization extends ReaderBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation parent = operand.owner().parentOp();
    return List.of(AliasingValue.equivalent(parent.result(operand.index())));
  }

  @Override
  public boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    List<Value> operands = new ArrayList<>();
    for (Value value : op.operands()) {
      operands.add(value.type() instanceof TensorType ? rewriter.buffer(value) : value);
    }
    AssumingYieldOp.create(rewriter, op.location(), operands);
    rewriter.eraseOp(op);
  }
}
