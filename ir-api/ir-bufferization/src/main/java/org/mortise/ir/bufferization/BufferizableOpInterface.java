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
 * An operation on tensors that can be replaced by operations on buffers. The first methods describe the buffers that it
 * reads, writes and shares; {@link #bufferize} replaces it. They are called only for operands, results and block
 * arguments of tensor types.
 *
 * <p>The results of {@link #bufferizesToMemoryRead} and {@link #bufferizesToMemoryWrite}, and the set of aliasing
 * values, must not depend on decisions of the analysis, which requests them once per operand. Alias relations may.
 */
public interface BufferizableOpInterface extends OpInterface {
  /** Returns whether the buffer of a result is a new allocation. */
  default boolean bufferizesToAllocation(OpResult result) {
    return false;
  }

  /** Returns whether the buffer of {@code operand} is read. Creating an alias is not a read. */
  boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state);

  /** Returns whether the buffer of {@code operand} is written, if the operand is in place. */
  boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state);

  /** Returns the results and block arguments whose buffers may alias that of an in-place {@code operand}. */
  List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state);

  /**
   * Returns the first result of the operation whose buffer may alias that of {@code result} although neither has the
   * buffer of an operand; by default {@code result} itself.
   */
  default OpResult getFirstAliasingResult(OpResult result, AnalysisState state) {
    return result;
  }

  /**
   * Returns the operands whose buffers may alias that of {@code value}, a result or block argument of {@code op}: by
   * default, the inverse of {@link #getAliasingValues}. For a result computed in a region these are terminator
   * operands.
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
   * Returns whether the operation defines the contents of a result: by default, if the result has no aliasing operand,
   * if one of these is written, or if one is yielded from a region and written there.
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

  /** Returns whether {@code operand} must be in place. The analysis reports an error if that causes a conflict. */
  default boolean mustBufferizeInPlace(OpOperand operand, AnalysisState state) {
    return operand.value().type() instanceof UnrankedTensorType;
  }

  /** Returns whether the buffer of {@code value}, a result or block argument of the operation, may be written to. */
  default boolean isWritable(Value value, AnalysisState state) {
    return value instanceof OpResult;
  }

  /** Returns whether {@code write} is known not to change what {@code read} reads. One is of this operation. */
  default boolean isNotConflicting(OpOperand read, OpOperand write, AnalysisState state) {
    return false;
  }

  /**
   * Returns the slice of the tensor of {@code operand}, which is read or aliased, to which all reads by the operation
   * and through the alias are restricted; null if unknown. By default the extracted slice.
   */
  default @Nullable HyperrectangularSlice getReadPart(OpOperand operand) {
    Operation op = operand.owner();
    SubsetExtractionOpInterface extraction = op.getInterface(SubsetExtractionOpInterface.class);
    return extraction == null || extraction.getSourceOperand(op) != operand
        ? null : op.getInterface(SubsetOpInterface.class).getAccessedHyperrectangularSlice(op);
  }

  /**
   * Returns the slice of the tensor of {@code operand} to which all writes of the operation are restricted; null if
   * unknown. By default the inserted slice.
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

  /** Returns an error if the operation cannot be bufferized with the decisions of the analysis; otherwise null. */
  default @Nullable Diagnostic verifyAnalysis(Operation op, AnalysisState state) {
    return null;
  }

  /**
   * Inserts copies of tensors so that all operands are in place. By default copies the out-of-place operands, or the
   * result of an operation that only creates an alias.
   *
   * @throws BufferizationException if a tensor cannot be copied
   */
  default void resolveConflicts(Operation op, BufferRewriter rewriter, AnalysisState state) {
    TensorCopies.insert(op, rewriter, state);
  }

  /**
   * Replaces the operation, the insertion point, by operations on buffers. Buffers of operands are returned by {@link
   * BufferRewriter#buffer}; results are replaced by {@link BufferRewriter#replaceOpWithBuffers}.
   *
   * @throws BufferizationException if the operation cannot be bufferized
   */
  void bufferize(Operation op, BufferRewriter rewriter);

  /**
   * Returns the buffer type of {@code value}, a result or block argument of the operation: by default, that of the
   * first operand with the same buffer, or the type for unknown tensors.
   *
   * @throws BufferizationException if the memory space is required but unknown
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

  /** Returns whether {@code op} must be bufferized. */
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

  /** Returns whether {@code op} must be bufferized: its implementation decides, otherwise its types. */
  static boolean isToBufferize(Operation op) {
    BufferizableOpInterface bufferizable = op.getInterface(BufferizableOpInterface.class);
    return bufferizable != null ? bufferizable.hasTensorSemantics(op) : hasTensors(op);
  }
}
