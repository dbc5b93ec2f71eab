// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.UnstructuredControlFlowBufferization;
import org.mortise.ir.types.TensorType;

/** A result has the buffer yielded by the region's only yield. */
final class ExecuteRegionBufferization extends UnstructuredControlFlowBufferization {
  private static @Nullable Operation yieldOf(Operation op) {
    Operation found = null;
    for (Block block : op.region(0).blocks()) {
      if (YieldOp.of(block.last()) != null) {
        if (found != null) {
          return null;
        }
        found = block.last();
      }
    }
    return found;
  }

  @Override
  public List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    if (value instanceof BlockArgument argument) {
      return aliasingBranchOperands(argument);
    }
    Operation yield = yieldOf(op);
    return yield == null ? List.of() : List.of(
        AliasingOpOperand.equivalent(yield.opOperand(((OpResult) value).index())));
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true;
  }

  @Override
  public @Nullable Diagnostic verifyAnalysis(Operation op, AnalysisState state) {
    return yieldOf(op) == null ? op.opError("op without unique scf.yield is not supported") : null;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (Value yielded : yieldOf(op).operands()) {
      types.add(yielded.type());
    }
    OperationState state = rewriter.state(op.location(), ExecuteRegionOp.NAME).addResultTypes(types);
    state.addRegion();
    Operation made = rewriter.create(state);
    made.region(0).takeBody(ExecuteRegionOp.of(op).region());
    for (Block block : made.region(0).blocks()) {
      rewriter.bufferizeBlockSignature(block);
    }
    rewriter.setInsertionPointAfter(made);
    List<Value> results = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(op.result(i).type() instanceof TensorType
          ? rewriter.toTensor(op.location(), made.result(i)) : made.result(i));
    }
    rewriter.replaceOp(op, results);
  }
}
