// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import java.util.List;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/**
 * Copies the buffer of the value to the variable. As in MLIR, the operand counts as written, so a non-writable value is
 * copied first.
 */
final class GlobalStoreBufferization implements BufferizableOpInterface {
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
    return List.of();
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    GlobalStoreOp store = GlobalStoreOp.of(op);
    BaseMemRefType type = BufferTypes.withIdentityLayout((TensorType) store.value().type(), null);
    Value memory = GetGlobalOp.create(rewriter, op.location(), type, store.globalAttr());
    rewriter.copy(op.location(), rewriter.buffer(store.value()), memory);
    rewriter.eraseOp(op);
  }
}
