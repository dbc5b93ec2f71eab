// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/** A result has the buffer yielded by the executed branch. */
final class IfBufferization extends RegionResultBufferization {
  @Override
  public List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    int index = ((OpResult) value).index();
    IfOp branch = IfOp.of(op);
    return List.of(AliasingOpOperand.maybeEquivalent(branch.thenYield().operation().opOperand(index)),
        AliasingOpOperand.maybeEquivalent(branch.elseYield().operation().opOperand(index)));
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    OpResult result = (OpResult) value;
    IfOp branch = IfOp.of(result.definingOp());
    BaseMemRefType then = types.ofTensorOrBuffer(branch.thenYield().results().get(result.index()));
    BaseMemRefType otherwise = types.ofTensorOrBuffer(branch.elseYield().results().get(result.index()));
    if (then == otherwise) {
      return then;
    }
    if (then.memorySpace() != otherwise.memorySpace()) {
      throw new BufferizationException(
          branch.error("inconsistent memory space on then/else branches"));
    }
    return BufferTypes.withDynamicLayout((TensorType) value.type(), then.memorySpace());
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    IfOp branch = IfOp.of(op);
    IfOp made = IfOp.createEmpty(rewriter, op.location(), resultTypes(op, rewriter), branch.condition());
    made.thenRegion().takeBody(branch.thenRegion());
    made.elseRegion().takeBody(branch.elseRegion());
    rewriter.replaceOpWithBuffers(op, made.operation().resultList());
  }
}
