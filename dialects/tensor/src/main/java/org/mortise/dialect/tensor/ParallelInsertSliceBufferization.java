// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;

/** Copies the buffer of the source to a slice of the destination's buffer, at the end of the parallel region. */
final class ParallelInsertSliceBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    ParallelInsertSliceOp insert = ParallelInsertSliceOp.of(operand.owner());
    return SliceBuffers.isRead(operand, insert.sourceOperand(), insert.destType(), insert.slice());
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return operand == ParallelInsertSliceOp.of(operand.owner()).destOperand();
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of();
  }

  /** Copies nothing: the combining region allows no other operations. */
  @Override
  public void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {}

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ParallelInsertSliceOp insert = ParallelInsertSliceOp.of(op);
    rewriter.setInsertionPoint(op.parentOp());
    Value dest = rewriter.buffer(insert.dest());
    Value source = rewriter.buffer(insert.source());
    Value part = SliceBuffers.view(rewriter, op, dest, insert.slice(), insert.sourceType().shape());
    rewriter.copy(op.location(), source, part);
    rewriter.eraseOp(op);
  }
}
