// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.DestinationStyleBufferization;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.VerifiableTensorEncoding;

/** Bufferizes a structured operation to the same operation on buffers. */
final class StructuredBufferization extends DestinationStyleBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return LinalgOp.of(operand.owner()).payloadUsesValueFromOperand(operand.owner(), operand.index());
  }

  /** Each element is read before it is written if each iteration accesses the same element of both. */
  @Override
  public boolean bufferizesToElementwiseAccess(OpOperand read, OpOperand write, AnalysisState state) {
    Operation op = read.owner();
    LinalgOp structure = LinalgOp.of(op);
    if (structure.countLoops(op, IteratorType.PARALLEL) != structure.countLoops(op) || hasSparseOperand(op)) {
      return false;
    }
    List<AffineMap> maps = structure.getIndexingMaps(op);
    return maps.get(read.index()).isIdentity() && maps.get(write.index()).isIdentity();
  }

  /** Returns whether an operand has an encoding that may store its elements at other places. */
  private static boolean hasSparseOperand(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof RankedTensorType type
          && type.encoding() instanceof VerifiableTensorEncoding) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    OperandRange inits = LinalgOp.of(op).getDpsInits(op);
    OperationState state = new OperationState(op.location(), op.name());
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand.type() instanceof BaseMemRefType) {
        throw new BufferizationException(op.error("op does not have pure tensor semantics"));
      }
      state.addOperand(operand.type() instanceof TensorType ? rewriter.buffer(operand) : operand);
    }
    state.addAttributes(op.attributes());
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    Operation made = Operation.create(state);
    for (int i = 0; i < op.regionCount(); i++) {
      made.region(i).takeBody(op.region(i));
    }
    rewriter.insert(made);
    rewriter.replaceOpWithBuffers(
        op, List.of(made.operands()).subList(inits.start(), inits.start() + inits.size()));
  }
}
