// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/** Bufferizes a reshape to a reshape of the buffer, which is copied unless it is in row-major order. */
final class ReshapeBufferization extends AliasBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return operand.index() == 1; // the shape
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return operand.index() == 1 ? List.of() : super.getAliasingValues(operand, state);
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ReshapeOp reshape = ReshapeOp.of(op);
    Value source = rewriter.buffer(reshape.source());
    Value shape = rewriter.buffer(reshape.shape());
    BaseMemRefType type = rewriter.bufferType(reshape.result());
    if (source.type() instanceof MemRefType ranked && !ranked.isIdentityLayout()) {
      Value copy = rewriter.allocateTensor(op.location(), reshape.source(), true);
      MemRefType contiguous = MemRefType.of(ranked.shape(), ranked.elementType(), null, ranked.memorySpace());
      source = rewriter.toBuffer(op.location(), copy, contiguous);
    }
    rewriter.replaceOpWithBuffers(op, List.of(org.mortise.dialect.memref.ReshapeOp.create(
        rewriter, op.location(), type, source, shape)));
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    ReshapeOp reshape = ReshapeOp.of(value.definingOp());
    return BufferTypes.withIdentityLayout(reshape.resultType(), types.of(reshape.source()).memorySpace());
  }
}
