// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/**
 * An operation on tensors that can be replaced by operations on buffers. The first methods describe which buffers it
 * reads, writes and shares; {@link #bufferize} does the replacement. Only operands, results and block arguments of
 * tensor types are asked about.
 *
 * <p>The answers of {@link #bufferizesToMemoryRead}, {@link #bufferizesToMemoryWrite} and which values alias must not
 * depend on what the analysis has decided: it asks once for each operand. The relation of aliases may depend on it.
 */
public interface BufferizableOpInterface extends OpInterface {
  /** Returns whether the buffer of a result is a new allocation. */
  default boolean bufferizesToAllocation(OpResult result) {
    return false;
  }

  /** Returns whether the buffer of {@code operand} is read. An operation that only makes an alias does not read. */
  boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state);

  /** Returns whether the buffer of {@code operand} is written to, if the operand is in place. */
  boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state);

  /** Returns the results and block arguments whose buffers may alias that of {@code operand} if it is in place. */
  List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state);

  /**
   * Returns the first result of the operation whose buffer may alias that of {@code result} although neither has the
   * buffer of an operand; {@code result} itself, which is the default, if none before it may.
   */
  default OpResult getFirstAliasingResult(OpResult result, AnalysisState state) {
    return result;
  }

  /**
   * Returns the operands whose buffers may alias that of {@code value}, a result or block argument of {@code op}. The
   * default is the inverse of {@link #getAliasingValues}. For the result of a region these are operands of its
   * terminator.
   */
  default List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    List<AliasingOpOperand> aliases = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      OpOperand operand = op.opOperand(i);
      if (!(operand.value().type() instanceof TensorType)) {
        continue;
      }
      for (AliasingValue alias : state.aliasingValues(operand)) {
        if (alias.value() == value) {
          aliases.add(new AliasingOpOperand(operand, alias.relation(), alias.isDefinite()));
        }
      }
    }
    return aliases;
  }

  /** Returns whether each read of an element of {@code read} precedes all writes to that element of {@code write}. */
  default boolean bufferizesToElementwiseAccess(OpOperand read, OpOperand write, AnalysisState state) {
    return false;
  }

  /**
   * Returns whether the operation defines the contents of a result. The default: it does if the result has no aliasing
   * operand, if one of these is written to, or if one is yielded from inside the operation and written to there.
   */
  default boolean resultBufferizesToMemoryWrite(OpResult result, AnalysisState state) {
    List<AliasingOpOperand> operands = state.aliasingOpOperands(result);
    if (operands.isEmpty()) {
      return true;
    }
    for (AliasingOpOperand alias : operands) {
      if (state.bufferizesToMemoryWrite(alias.operand())) {
        return true;
      }
    }
    Operation op = result.definingOp();
    for (AliasingOpOperand alias : operands) {
      if (alias.operand().owner() != op && !state.findValueInReverseUseDefChain(alias.operand().value(),
          value -> op.isAncestor(BufferTypes.ownerOf(value)) && state.bufferizesToMemoryWrite(value),
          TraversalConfig.MATCHES_ONLY).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code operand} is in place whatever the analysis finds, which may be an error then. */
  default boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return operand.value().type() instanceof UnrankedTensorType;
  }

  /** Returns whether the buffer of {@code value}, a result or block argument of the operation, may be written to. */
  default boolean isWritable(Value value, AnalysisState state) {
    return value instanceof OpResult;
  }

  /** Returns whether {@code write} certainly does not change what {@code read} reads. One is of the operation. */
  default boolean isNotConflicting(OpOperand read, OpOperand write, AnalysisState state) {
    return false;
  }

  /**
   * Returns the part of the tensor of {@code operand}, which is read or only makes an alias, outside of which the
   * operation and that alias read nothing; null if they may read all of it. The default: the part that is extracted.
   */
  default @Nullable HyperrectangularSlice getReadPart(OpOperand operand) {
    Operation op = operand.owner();
    SubsetExtractionOpInterface extraction = op.getInterface(SubsetExtractionOpInterface.class);
    return extraction == null || extraction.getSourceOperand(op) != operand
        ? null : op.getInterface(SubsetOpInterface.class).getAccessedHyperrectangularSlice(op);
  }

  /**
   * Returns the part of the tensor of {@code operand} outside of which the operation writes nothing; null if it may
   * write to all of it. The default: the part that is inserted.
   */
  default @Nullable HyperrectangularSlice getWrittenPart(OpOperand operand) {
    Operation op = operand.owner();
    SubsetInsertionOpInterface insertion = op.getInterface(SubsetInsertionOpInterface.class);
    SubsetOpInterface subset = op.getInterface(SubsetOpInterface.class);
    return insertion == null || subset == null || insertion.getDestinationOperand(op) != operand
        ? null : subset.getAccessedHyperrectangularSlice(op);
  }

  /** Returns the error if the operation is not supported by the analysis; otherwise null. */
  default @Nullable Diagnostic verifyInput(Operation op) {
    return null;
  }

  /** Returns the error if the operation cannot be bufferized with what the analysis has decided; otherwise null. */
  default @Nullable Diagnostic verifyAnalysis(Operation op, AnalysisState state) {
    return null;
  }

  /**
   * Inserts copies of tensors so that all operands are in place. The default copies the operands that are not in place;
   * if the operation only makes an alias, it copies that.
   *
   * @throws BufferizationException if a tensor cannot be copied
   */
  default void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {
    TensorCopies.insert(op, rewriter, state);
  }

  /**
   * Replaces the operation by one on buffers. Its insertion point is before {@code op}. The buffers of operands are
   * those of {@link BufferRewriter#buffer}; results are replaced by {@link BufferRewriter#replaceOpWithBuffers}.
   *
   * @throws BufferizationException if that is not possible
   */
  void bufferize(Operation op, BufferRewriter rewriter);

  /**
   * Returns the type of the buffer of {@code value}, a result or block argument of the operation. The default is that
   * of the first operand whose buffer is the same, or the type for tensors of which nothing is known.
   *
   * @throws BufferizationException if the memory space is not known but must be
   */
  default BaseMemRefType getBufferType(Value value, BufferTypes types) {
    if (!(value instanceof OpResult)) {
      return types.unknownType(value, null, null);
    }
    List<AliasingOpOperand> aliases = new AnalysisState(types.options()).aliasingOpOperands(value);
    if (!aliases.isEmpty() && aliases.get(0).relation() == BufferRelation.EQUIVALENT) {
      return types.of(aliases.get(0).operand().value());
    }
    return types.unknownType(value, null, types.defaultMemorySpace(value));
  }

  /** Returns whether the region at {@code index} may be executed several times in one execution of {@code op}. */
  default boolean isRepetitiveRegion(Operation op, int index) {
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    return branch != null && branch.isRepetitiveRegion(op, op.region(index));
  }

  /** Returns whether executions of the region at {@code index} may overlap in time. Such a region is repetitive. */
  default boolean isParallelRegion(Operation op, int index) {
    return false;
  }

  /** Returns whether {@code op} has something to bufferize. */
  default boolean hasTensorSemantics(Operation op) {
    return hasTensors(op);
  }

  /** Returns whether regions may have several blocks. */
  default boolean supportsUnstructuredControlFlow() {
    return false;
  }

  /** Returns whether {@code op} has an operand, a result or a block argument of tensor type. */
  static boolean hasTensors(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof TensorType) {
        return true;
      }
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof TensorType) {
        return true;
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (int j = 0; j < block.argumentCount(); j++) {
          if (block.argument(j).type() instanceof TensorType) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns whether {@code op} has something to bufferize: its implementation decides, or else its types. */
  static boolean isToBufferize(Operation op) {
    BufferizableOpInterface bufferizable = op.getInterface(BufferizableOpInterface.class);
    return bufferizable != null ? bufferizable.hasTensorSemantics(op) : hasTensors(op);
  }
}
