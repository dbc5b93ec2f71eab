// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.NoAccessBufferization;

/** The results are buffers, which the terminator yields already. */
final class AssumingBufferization extends NoAccessBufferization {
  @Override
  public List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    Operation yield = AssumingOp.of(op).doRegion().first().last();
    return List.of(AliasingOpOperand.equivalent(yield.opOperand(((OpResult) value).index())));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    AssumingOp assuming = AssumingOp.of(op);
    List<Type> types = new ArrayList<>();
    for (Value value : assuming.doRegion().first().last().operands()) {
      types.add(value.type());
    }
    AssumingOp made = AssumingOp.create(rewriter, op.location(), types, assuming.witness());
    made.doRegion().takeBody(assuming.doRegion());
    rewriter.replaceOpWithBuffers(op, made.operation().resultList());
  }
}
