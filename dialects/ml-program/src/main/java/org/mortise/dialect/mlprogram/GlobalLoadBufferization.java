// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import java.util.List;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.NoAccessBufferization;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/** The value is the read-only memory of the variable. */
final class GlobalLoadBufferization extends NoAccessBufferization {
  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    GlobalLoadOp load = GlobalLoadOp.of(op);
    rewriter.replaceOpWithBuffers(op, List.of(GetGlobalOp.create(
        rewriter, op.location(), type((TensorType) load.result().type()), load.globalAttr())));
  }

  static BaseMemRefType type(TensorType type) {
    return BufferTypes.withIdentityLayout(type, null);
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    return type((TensorType) value.type());
  }
}
