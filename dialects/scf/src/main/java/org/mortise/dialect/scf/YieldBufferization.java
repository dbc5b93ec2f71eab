// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

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

/** A yielded tensor is always in place: a copy would be allocated inside the region and yielded from it. */
final class YieldBufferization extends ReaderBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation around = operand.owner().parentOp();
    if (IfOp.of(around) != null || IndexSwitchOp.of(around) != null) {
      return List.of(AliasingValue.maybeEquivalent(around.result(operand.index())));
    }
    return ExecuteRegionOp.of(around) == null
        ? List.of() : List.of(AliasingValue.equivalent(around.result(operand.index())));
  }

  @Override
  public boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    Operation around = op.parentOp();
    WhileOp whileLoop = WhileOp.of(around);
    boolean castsToResult = ForOp.of(around) != null || IfOp.of(around) != null || IndexSwitchOp.of(around) != null;
    if (!castsToResult && whileLoop == null && ExecuteRegionOp.of(around) == null) {
      throw new BufferizationException(op.error("unsupported scf::YieldOp parent"));
    }
    List<Value> values = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      Value value = op.operand(i);
      if (value.type() instanceof TensorType) {
        value = rewriter.buffer(value);
        if (castsToResult) {
          value = rewriter.castIfNeeded(value.location(), value, rewriter.bufferType(around.result(i)));
        } else if (whileLoop != null) {
          value = rewriter.castIfNeeded(
              value.location(), value, rewriter.bufferType(whileLoop.beforeBlock().argument(i)));
        }
      }
      values.add(value);
    }
    YieldOp.create(rewriter, op.location(), values);
    rewriter.eraseOp(op);
  }
}
