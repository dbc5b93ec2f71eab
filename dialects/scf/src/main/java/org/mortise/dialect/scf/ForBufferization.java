// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder.InsertionPoint;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/**
 * A result has the buffer of the initial value if the body yields the buffer of the argument. Otherwise the body yields
 * a copy if the yielded value may have the buffer of another outer value or, in contrast to MLIR, a read-only buffer
 * that would be written.
 */
final class ForBufferization implements BufferizableOpInterface {
  private static final int BOUNDS = 3;

  private static Value argument(OpOperand init) {
    return ForOp.of(init.owner()).regionIterArgs().get(init.index() - BOUNDS);
  }

  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    ForOp loop = ForOp.of(operand.owner());
    // Without an iteration the result is the initial value.
    return loop.countsUnsigned()
        || LoopBuffers.mayHaveNoIteration(OpFoldResult.of(loop.lowerBound()), OpFoldResult.of(loop.upperBound()))
        || state.isValueRead(argument(operand));
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    int index = operand.index() - BOUNDS;
    OpResult result = operand.owner().result(index);
    return List.of(isEquivalent(ForOp.of(operand.owner()), index, state)
        ? AliasingValue.equivalent(result) : AliasingValue.unknown(result));
  }

  private static boolean isEquivalent(ForOp loop, int index, AnalysisState state) {
    return LoopBuffers.isEquivalent(loop.regionIterArgs(), loop.yield().results(), index, state);
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true; // the initial value or its copy is
  }

  @Override
  public void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {
    BufferizableOpInterface.super.resolveConflicts(op, rewriter, state);
    if (!state.options().enforceAliasingInvariants() || state.options().copyBeforeWrite()) {
      return;
    }
    ForOp loop = ForOp.of(op);
    Operation yield = loop.yield().operation();
    InsertionPoint point = rewriter.saveInsertionPoint();
    rewriter.setInsertionPoint(yield);
    for (int i = 0; i < yield.operandCount(); i++) {
      Value yielded = yield.operand(i);
      if (yielded.type() instanceof TensorType
          && (state.mayAliasOutside(yielded, loop.region(), List.of(loop.regionIterArgs().get(i)))
          || mayOverwriteConstant(loop, i, state))) {
        rewriter.setOperand(yield, i, rewriter.allocateTensor(yield.location(), yielded, true));
      }
    }
    rewriter.restoreInsertionPoint(point);
  }

  /** Returns whether the next iteration, or the code after the loop, may write to a constant. */
  private static boolean mayOverwriteConstant(ForOp loop, int index, AnalysisState state) {
    return state.mayBeReadOnly(loop.yield().results().get(index), loop.region())
        && (state.isValueWritten(loop.regionIterArgs().get(index))
        || state.isValueWritten(loop.operation().result(index)));
  }

  @Override
  public @Nullable Diagnostic verifyAnalysis(Operation op, AnalysisState state) {
    if (state.options().allowReturnAllocsFromLoops()) {
      return null;
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof TensorType && !isEquivalent(ForOp.of(op), i, state)) {
        return ForOp.of(op).yield().error(
            "Yield operand #" + i + " is not equivalent to the corresponding iter bbArg");
      }
    }
    return null;
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    if (value instanceof OpResult result) {
      return types.of(ForOp.of(result.definingOp()).regionIterArgs().get(result.index()));
    }
    BlockArgument argument = (BlockArgument) value;
    ForOp loop = ForOp.of(BufferTypes.ownerOf(argument));
    int index = argument.index() - 1;
    return types.ofLoopArgument(
        loop.operation(), argument, loop.initArgs().get(index), loop.yield().results().get(index));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ForOp loop = ForOp.of(op);
    List<Value> inits = LoopBuffers.inits(loop.initArgs(), op.resultList(), rewriter);
    ForOp made = ForOp.createEmptyLike(loop, rewriter, op.location(), inits);
    made.operation().setDiscardableAttributes(op.discardableAttributes());
    rewriter.moveBody(loop.body(), made.body());
    rewriter.replaceOpWithBuffers(op, made.operation().resultList());
  }
}
