// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.NoAccessBufferization;
import org.mortise.ir.types.BaseMemRefType;

/** The buffer of the tensor is the given one. Only if it is {@code restrict} does no other tensor alias it. */
final class ToTensorBufferization extends NoAccessBufferization {
  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return ToTensorOp.of(value.definingOp()).writableAttr() != null;
  }

  @Override
  public @Nullable Diagnostic verifyInput(Operation op) {
    return ToTensorOp.of(op).restrictAttr() != null || !op.hasResultUses() ? null
        : op.opError("to_tensor ops without `restrict` are not supported by One-Shot Analysis");
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    return (BaseMemRefType) ToTensorOp.of(value.definingOp()).buffer().type();
  }

  /** Does nothing: casts to tensors and back are removed at the end. */
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {}
}
