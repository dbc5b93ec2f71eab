// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.ReaderBufferization;

/**
 * Bufferizes the masked operation inside the mask. Former tensor results are then outer buffers and no longer results.
 */
final class MaskBufferization extends ReaderBufferization {
  @Override
  public List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    Operation yield = MaskOp.of(op).maskRegion().first().last();
    return List.of(AliasingOpOperand.equivalent(yield.opOperand(((OpResult) value).index())));
  }

  @Override
  public void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {
    super.resolveConflicts(op, rewriter, state);
    Block body = MaskOp.of(op).maskRegion().first();
    if (body.first() != body.last() && body.first().next() != body.last()) {
      throw new BufferizationException(op.opError("body must bufferize in-place"));
    }
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    MaskOp mask = MaskOp.of(op);
    Operation masked = mask.maskedOp();
    if (masked != null && !rewriter.options().isOpAllowed(masked)) {
      return;
    }
    Operation yield = mask.maskRegion().first().last();
    List<Value> yielded = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    for (Value value : yield.operands()) {
      if (masked != null && value.definingOp() == masked) {
        yielded.add(value);
        types.add(value.type());
      }
    }
    List<Value> replacements = new ArrayList<>(List.of(yield.operands()));
    rewriter.modifyOpInPlace(yield, () -> yield.setOperands(yielded));
    MaskOp made = MaskOp.create(rewriter, op.location(), types, mask.mask(), mask.passthru());
    made.maskRegion().takeBody(mask.maskRegion());
    int next = 0;
    for (int i = 0; i < replacements.size(); i++) {
      if (masked != null && replacements.get(i).definingOp() == masked) {
        replacements.set(i, made.operation().result(next++));
      }
    }
    rewriter.replaceOpWithBuffers(op, replacements);
  }
}
