// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.TensorType;

/** A call has the reads and writes of its callee, and returns the argument buffers that the callee returns. */
final class CallBufferization implements BufferizableOpInterface {
  /** Returns the callee if it was analyzed. */
  private static @Nullable Operation analyzed(Operation call, AnalysisState state) {
    Operation function = state.functions() == null ? null : state.options().functionOf(call);
    return function != null && state.functions().isAnalyzed(function) ? function : null;
  }

  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    Operation function = analyzed(operand.owner(), state);
    return function == null || state.functions().isRead(function, operand.index());
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    Operation function = analyzed(operand.owner(), state);
    return function == null || state.functions().isWritten(function, operand.index());
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation op = operand.owner();
    Operation function = analyzed(op, state);
    List<AliasingValue> aliases = new ArrayList<>();
    if (function == null) {
      for (OpResult result : op.resultList()) {
        if (result.type() instanceof TensorType) {
          aliases.add(AliasingValue.unknown(result));
        }
      }
      return aliases;
    }
    List<Integer> results = state.functions().aliasingResults(function, operand.index());
    boolean isReturned = results.size() == 1
        && state.functions().equivalentArgument(function, results.get(0)) != null; // the argument, whole
    for (int result : results) {
      aliases.add(isReturned ? AliasingValue.equivalent(op.result(result)) : AliasingValue.unknown(op.result(result)));
    }
    return aliases;
  }

  @Override
  public OpResult getFirstAliasingResult(OpResult result, AnalysisState state) {
    Operation op = result.definingOp();
    Operation function = analyzed(op, state);
    return function == null ? result : op.result(state.functions().firstAliasingResult(function, result.index()));
  }

  /**
   * Returns whether the result may be written in place. It may not if the callee returns a constant buffer; MLIR allows
   * it, and then writes to constant memory.
   */
  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    Operation function = analyzed(value.definingOp(), state);
    return function == null || !state.functions().isReadOnly(function, ((OpResult) value).index());
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    Operation function = types.options().functionOf(value.definingOp());
    Type type = FuncBufferization.resultType(function, ((OpResult) value).index(), types.options());
    return type instanceof BaseMemRefType buffer
        ? buffer : types.unknownType(value, null, types.defaultMemorySpace(value));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    Operation function = rewriter.options().functionOf(op);
    List<Type> results = new ArrayList<>(op.resultCount());
    for (OpResult result : op.resultList()) {
      results.add(result.type() instanceof TensorType ? rewriter.bufferType(result) : result.type());
    }
    List<Value> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand.type() instanceof TensorType) {
        operand = rewriter.buffer(operand);
        operand = FuncBufferization.argumentType(function, i, rewriter.options()) instanceof MemRefType type
            ? rewriter.castOrCopy(operand, type) : operand;
      }
      operands.add(operand);
    }
    Operation made = CallOp.create(rewriter, op.location(), results, operands, CallOp.of(op).calleeAttr()).operation();
    made.setDiscardableAttributes(op.discardableAttributes());
    rewriter.replaceOpWithBuffers(op, made.resultList());
  }
}
