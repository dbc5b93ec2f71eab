// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.ReaderBufferization;
import org.mortise.ir.types.TensorType;

/**
 * Bufferization of the operations supported by the analysis, which read their operands. As in MLIR, their actual
 * bufferization is an error, because another pass replaces them.
 */
class SparseBufferization extends ReaderBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    throw new BufferizationException(op.error("sparse_tensor ops must be bufferized with the sparsifier"));
  }

  /** The result has a new buffer. */
  static final class Allocation extends SparseBufferization {
    @Override
    public boolean bufferizesToAllocation(OpResult result) {
      return true;
    }
  }

  /** The result has the buffer of each operand. */
  static class Alias extends SparseBufferization {
    @Override
    public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
      return List.of(AliasingValue.equivalent(operand.owner().result(0)));
    }
  }

  /** The result has the buffer of the operand, which is not read. */
  static final class Load extends Alias {
    @Override
    public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
      return false;
    }
  }

  /** The tensor is read; all others are written to. */
  static final class Disassembly extends SparseBufferization {
    @Override
    public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
      return operand.index() == 0;
    }

    @Override
    public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
      return operand.index() > 0;
    }

    @Override
    public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
      return operand.index() == 0 ? List.of()
          : List.of(AliasingValue.equivalent(operand.owner().result(operand.index() - 1)));
    }
  }

  /** Reads the tensor; reductions of tensors are not supported. */
  static final class Foreach extends SparseBufferization {
    @Override
    public @Nullable Diagnostic verifyAnalysis(Operation op, AnalysisState state) {
      for (OpResult result : op.resultList()) {
        if (result.type() instanceof TensorType) {
          return op.opError("tensor results are not supported yet");
        }
      }
      return null;
    }
  }
}
