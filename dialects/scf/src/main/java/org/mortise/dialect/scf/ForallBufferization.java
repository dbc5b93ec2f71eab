// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.BaseMemRefType;

/** All executions of the body write to the buffers of the outputs, which become the results. */
final class ForallBufferization implements BufferizableOpInterface {
  private static int firstOutput(ForallOp loop) {
    return loop.outputs().start();
  }

  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    ForallOp loop = ForallOp.of(operand.owner());
    List<OpFoldResult> lower = bounds(loop.operation(), false);
    List<OpFoldResult> upper = bounds(loop.operation(), true);
    for (int i = 0; i < lower.size(); i++) {
      if (LoopBuffers.mayHaveNoIteration(lower.get(i), upper.get(i))) {
        return true;
      }
    }
    return state.isValueRead(loop.regionIterArgs().get(operand.index() - firstOutput(loop)));
  }

  private static List<OpFoldResult> bounds(Operation op, boolean isUpper) {
    LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);
    return isUpper ? loop.getLoopUpperBounds(op) : loop.getLoopLowerBounds(op);
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    ForallOp loop = ForallOp.of(operand.owner());
    return List.of(AliasingValue.equivalent(operand.owner().result(operand.index() - firstOutput(loop))));
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true;
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    ForallOp loop = ForallOp.of(BufferTypes.ownerOf(value));
    int index = value instanceof OpResult result ? result.index() : ((BlockArgument) value).index() - loop.rank();
    return types.ofTensorOrBuffer(loop.outputs().get(index));
  }

  /** Returns whether there may be more than one iteration. */
  @Override
  public boolean isRepetitiveRegion(Operation op, int index) {
    List<OpFoldResult> lower = bounds(op, false);
    List<OpFoldResult> upper = bounds(op, true);
    List<OpFoldResult> steps = op.getInterface(LoopLikeOpInterface.class).getLoopSteps(op);
    for (int i = 0; i < lower.size(); i++) {
      Long first = lower.get(i).constantValue();
      Long end = upper.get(i).constantValue();
      Long step = steps.get(i).constantValue();
      if (first == null || end == null || step == null || first + step < end) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isParallelRegion(Operation op, int index) {
    return isRepetitiveRegion(op, index);
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ForallOp loop = ForallOp.of(op);
    List<Value> buffers = new ArrayList<>();
    for (Value output : loop.outputs()) {
      buffers.add(rewriter.buffer(output));
    }
    rewriter.setInsertionPointToStart(loop.body());
    for (int i = 0; i < buffers.size(); i++) {
      Value argument = loop.regionIterArgs().get(i);
      rewriter.replaceAllUsesWith(
          argument, rewriter.toTensor(op.location(), buffers.get(i)));
    }
    rewriter.setInsertionPoint(op);
    Operation made = createWithoutOutputs(loop, rewriter);
    Block body = made.region(0).first();
    List<Value> arguments = new ArrayList<>(body.argumentList());
    arguments.addAll(buffers); // no uses are left
    rewriter.mergeBlocks(loop.body(), body, arguments);
    rewriter.replaceOpWithBuffers(op, buffers);
  }

  private static Operation createWithoutOutputs(ForallOp loop, BufferRewriter rewriter) {
    Operation op = loop.operation();
    OperationState state = rewriter.state(op.location(), ForallOp.NAME)
        .addOperands(loop.dynamicLowerBound())
        .addOperands(loop.dynamicUpperBound())
        .addOperands(loop.dynamicStep())
        .setOperandSegments(
            loop.dynamicLowerBound().size(), loop.dynamicUpperBound().size(), loop.dynamicStep().size(), 0);
    for (String name : List.of("staticLowerBound", "staticUpperBound", "staticStep", "mapping")) {
      if (op.getAttr(name) != null) {
        state.addAttribute(name, op.getAttr(name));
      }
    }
    Block body = state.addRegion().addBlock();
    for (Value variable : loop.inductionVariables()) {
      body.addArgument(variable.type(), op.location());
    }
    Operation made = rewriter.create(state);
    made.setDiscardableAttributes(op.discardableAttributes());
    return made;
  }
}
