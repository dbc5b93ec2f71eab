// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder.InsertionPoint;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/**
 * A result has the buffer of the initial value of its number and type if both regions forward the buffers of their
 * arguments. Otherwise the condition forwards a copy, and the second region yields a copy of an outer buffer that the
 * first one would overwrite (which MLIR does not copy).
 */
final class WhileBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation op = operand.owner();
    int index = operand.index();
    if (index >= op.resultCount() || operand.value().type() != op.result(index).type()) {
      return List.of();
    }
    WhileOp loop = WhileOp.of(op);
    boolean isEquivalent = isPassedOn(loop, index, state) && isYielded(loop, index, state);
    return List.of(isEquivalent ? AliasingValue.equivalent(op.result(index)) : AliasingValue.unknown(op.result(index)));
  }

  private static boolean isPassedOn(WhileOp loop, int index, AnalysisState state) {
    return LoopBuffers.isEquivalent(loop.beforeBlock().argumentList(), loop.condition().args(), index, state);
  }

  private static boolean isYielded(WhileOp loop, int index, AnalysisState state) {
    return LoopBuffers.isEquivalent(loop.afterBlock().argumentList(), loop.yield().results(), index, state);
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true; // the initial value or its copy is
  }

  @Override
  public void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {
    BufferizableOpInterface.super.resolveConflicts(op, rewriter, state);
    if (!state.options().enforceAliasingInvariants()) {
      return;
    }
    WhileOp loop = WhileOp.of(op);
    InsertionPoint point = rewriter.saveInsertionPoint();
    List<Integer> copied = copyConditions(loop, rewriter, state);
    if (!state.options().copyBeforeWrite()) { // then nothing is overwritten
      copyYields(loop, copied, rewriter, state);
    }
    rewriter.restoreInsertionPoint(point);
  }

  /** Copies forwarded values of the condition where necessary, and returns their indices. */
  private static List<Integer> copyConditions(WhileOp loop, BufferRewriter rewriter, AnalysisState state) {
    Operation condition = loop.condition().operation();
    List<Integer> copied = new ArrayList<>();
    for (int i = 0; i < loop.condition().args().size(); i++) {
      if (loop.condition().args().get(i).type() instanceof TensorType
          && !(isPassedOn(loop, i, state) && isYielded(loop, i, state))) {
        copied.add(i);
      }
    }
    rewriter.setInsertionPoint(condition);
    for (int i : copied) {
      rewriter.setOperand(
          condition, i + 1, rewriter.allocateTensor(condition.location(), condition.operand(i + 1), true));
    }
    return copied;
  }

  /** Copies values that the second region yields and the first one writes, except those copied by the condition. */
  private static void copyYields(
      WhileOp loop, List<Integer> copied, BufferRewriter rewriter, AnalysisState state) {
    Operation yield = loop.yield().operation();
    Block after = loop.afterBlock();
    List<Value> copies = new ArrayList<>();
    copied.forEach(number -> copies.add(after.argument(number)));
    rewriter.setInsertionPoint(yield);
    for (int i = 0; i < yield.operandCount(); i++) {
      Value yielded = yield.operand(i);
      if (yielded.type() instanceof TensorType && !isYielded(loop, i, state)
          && (state.mayAliasOutside(yielded, after.parent(), copies) || state.mayBeReadOnly(yielded, after.parent()))
          && state.isValueWritten(loop.beforeBlock().argument(i))) {
        rewriter.setOperand(yield, i, rewriter.allocateTensor(yield.location(), yielded, true));
      }
    }
  }

  @Override
  public @Nullable Diagnostic verifyAnalysis(Operation op, AnalysisState state) {
    if (state.options().allowReturnAllocsFromLoops()) {
      return null;
    }
    WhileOp loop = WhileOp.of(op);
    for (int i = 0; i < loop.condition().args().size(); i++) {
      if (loop.condition().args().get(i).type() instanceof TensorType && !isPassedOn(loop, i, state)) {
        return loop.condition().error(
            "Condition arg #" + i + " is not equivalent to the corresponding iter bbArg");
      }
    }
    for (int i = 0; i < loop.yield().results().size(); i++) {
      if (loop.yield().results().get(i).type() instanceof TensorType && !isYielded(loop, i, state)) {
        return loop.yield().error(
            "Yield operand #" + i + " is not equivalent to the corresponding iter bbArg");
      }
    }
    return null;
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    WhileOp loop = WhileOp.of(BufferTypes.ownerOf(value));
    if (value instanceof BlockArgument argument && argument.parentBlock() == loop.beforeBlock()) {
      int index = argument.index();
      return types.ofLoopArgument(
          loop.operation(), argument, loop.inits().get(index), loop.yield().results().get(index));
    }
    int index = value instanceof OpResult result ? result.index() : ((BlockArgument) value).index();
    return types.ofTensorOrBuffer(loop.condition().args().get(index));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    WhileOp loop = WhileOp.of(op);
    List<Value> inits = LoopBuffers.inits(loop.inits(), loop.beforeBlock().argumentList(), rewriter);
    List<Type> after = new ArrayList<>();
    for (BlockArgument argument : loop.afterBlock().argumentList()) {
      after.add(argument.type() instanceof TensorType ? rewriter.bufferType(argument) : argument.type());
    }
    OperationState state = rewriter.state(op.location(), WhileOp.NAME).addOperands(inits).addResultTypes(after);
    Block before = state.addRegion().addBlock();
    inits.forEach(init -> before.addArgument(init.type(), op.location()));
    state.addRegion().addBlock().addArguments(after, op.location());
    WhileOp made = WhileOp.of(rewriter.create(state));
    rewriter.moveBody(loop.beforeBlock(), made.beforeBlock());
    rewriter.moveBody(loop.afterBlock(), made.afterBlock());
    rewriter.replaceOpWithBuffers(op, made.operation().resultList());
  }
}
