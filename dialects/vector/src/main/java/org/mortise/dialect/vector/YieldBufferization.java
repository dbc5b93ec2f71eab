// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.ReaderBufferization;
import org.mortise.ir.types.TensorType;

/** The end of a masked region yields buffers instead of tensors, until the mask is bufferized. */
final class YieldBufferization extends ReaderBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation parent = operand.owner().parentOp();
    return MaskOp.of(parent) == null ? List.of() : List.of(AliasingValue.equivalent(parent.result(operand.index())));
  }

  @Override
  public boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return true; // a copy would be a second operation in the region of a mask
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    MaskOp mask = MaskOp.of(op.parentOp());
    if (mask == null) {
      throw new BufferizationException(op.error("unsupported vector::YieldOp parent"));
    }
    Operation masked = mask.maskedOp();
    if (masked != null && !rewriter.options().isOpAllowed(masked)) {
      return;
    }
    List<Value> operands = new ArrayList<>();
    for (Value value : op.operands()) {
      operands.add(value.type() instanceof TensorType ? rewriter.buffer(value) : value);
    }
    YieldOp.create(rewriter, op.location(), operands);
    rewriter.eraseOp(op);
  }
}
