// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/**
 * Bufferizes a collapse to a collapse of the buffer. If the elements of a group may not be evenly spaced, the buffer is
 * copied first.
 */
final class CollapseShapeBufferization extends AliasBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true; // the layout, which determines whether there is a copy, is not known yet
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    CollapseShapeOp collapse = CollapseShapeOp.of(op);
    int[][] groups = collapse.reassociation();
    Value buffer = rewriter.buffer(collapse.src());
    MemRefType source = (MemRefType) buffer.type();
    MemRefType type = org.mortise.dialect.memref.CollapseShapeOp.inferType(source, groups);
    if (type == null) {
      MemRefType contiguous = MemRefType.of(source.shape(), source.elementType(), null, source.memorySpace());
      Value copy = rewriter.allocateTensor(op.location(), collapse.src(), true);
      buffer = rewriter.toBuffer(op.location(), copy, contiguous);
      type = org.mortise.dialect.memref.CollapseShapeOp.inferType(contiguous, groups);
    }
    rewriter.replaceOpWithBuffers(op, List.of(org.mortise.dialect.memref.CollapseShapeOp.create(
        rewriter, op.location(), type, buffer, collapse.reassociationAttr())));
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    CollapseShapeOp collapse = CollapseShapeOp.of(value.definingOp());
    MemRefType source = (MemRefType) types.of(collapse.src());
    MemRefType type = org.mortise.dialect.memref.CollapseShapeOp.inferType(source, collapse.reassociation());
    return type != null ? type : BufferTypes.withIdentityLayout(collapse.resultType(), source.memorySpace());
  }
}
