// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/** A result has the buffer yielded by the executed region. */
final class IndexSwitchBufferization extends RegionResultBufferization {
  @Override
  public List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    int index = ((OpResult) value).index();
    List<AliasingOpOperand> aliases = new ArrayList<>();
    for (int i = 1; i < op.regionCount(); i++) {
      aliases.add(AliasingOpOperand.maybeEquivalent(op.region(i).first().last().opOperand(index)));
    }
    aliases.add(AliasingOpOperand.maybeEquivalent(
        IndexSwitchOp.of(op).defaultRegion().first().last().opOperand(index)));
    return aliases;
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    OpResult result = (OpResult) value;
    Operation op = result.definingOp();
    BaseMemRefType common = types.ofTensorOrBuffer(op.region(0).first().last().operand(result.index()));
    for (int i = 1; i < op.regionCount(); i++) {
      BaseMemRefType type = types.ofTensorOrBuffer(op.region(i).first().last().operand(result.index()));
      if (type.memorySpace() != common.memorySpace()) {
        throw new BufferizationException(op.error("inconsistent memory space on switch cases"));
      }
      common = type == common ? common
          : BufferTypes.withDynamicLayout((TensorType) value.type(), common.memorySpace());
    }
    return common;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), IndexSwitchOp.NAME)
        .addOperand(IndexSwitchOp.of(op).arg())
        .addResultTypes(resultTypes(op, rewriter))
        .addAttribute("cases", IndexSwitchOp.of(op).casesAttr());
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    Operation made = rewriter.create(state);
    for (int i = 0; i < op.regionCount(); i++) {
      made.region(i).takeBody(op.region(i));
    }
    rewriter.replaceOpWithBuffers(op, made.resultList());
  }
}
