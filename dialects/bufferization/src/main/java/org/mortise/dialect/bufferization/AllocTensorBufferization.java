// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AllocationBufferization;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/** The buffer is a new allocation, whose contents are undefined or a copy. */
final class AllocTensorBufferization extends AllocationBufferization {
  @Override
  public boolean resultBufferizesToMemoryWrite(OpResult result, AnalysisState state) {
    return AllocTensorOp.of(result.definingOp()).copy() != null;
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    AllocTensorOp op = AllocTensorOp.of(value.definingOp());
    Attribute space = op.memorySpaceAttr();
    if (space == null) {
      space = op.copy() != null ? types.of(op.copy()).memorySpace() : types.defaultMemorySpace(value);
    }
    return BufferTypes.withIdentityLayout(op.resultType(), space);
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    if (!op.hasResultUses()) {
      rewriter.eraseOp(op);
      return;
    }
    AllocTensorOp tensor = AllocTensorOp.of(op);
    Value source = tensor.copy() == null ? null : rewriter.buffer(tensor.copy());
    MemRefType type = (MemRefType) rewriter.bufferType(tensor.result());
    List<Value> sizes = new ArrayList<>(tensor.dynamicSizes());
    for (int i = 0; source != null && i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(rewriter.dim(op.location(), source, i));
      }
    }
    Value buffer = rewriter.allocate(op.location(), type, sizes);
    if (source != null) {
      rewriter.copy(op.location(), source, buffer);
    }
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }
}
