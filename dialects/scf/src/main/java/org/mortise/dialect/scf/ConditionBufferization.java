// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.ReaderBufferization;
import org.mortise.ir.types.TensorType;

/** A forwarded tensor is always in place, like a yielded one. */
final class ConditionBufferization extends ReaderBufferization {
  @Override
  public boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    WhileOp loop = WhileOp.of(op.parentOp());
    List<Value> passed = new ArrayList<>();
    for (Value value : ConditionOp.of(op).args()) {
      if (value.type() instanceof TensorType) {
        Value buffer = rewriter.buffer(value);
        passed.add(rewriter.castIfNeeded(
            buffer.location(), buffer, rewriter.bufferType(loop.afterBlock().argument(passed.size()))));
      } else {
        passed.add(value);
      }
    }
    ConditionOp.create(rewriter, op.location(), ConditionOp.of(op).condition(), passed);
    rewriter.eraseOp(op);
  }
}
