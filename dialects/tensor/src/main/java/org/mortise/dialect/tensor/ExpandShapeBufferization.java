// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/** Bufferizes an expansion to an expansion of the buffer. */
final class ExpandShapeBufferization extends AliasBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ExpandShapeOp expansion = ExpandShapeOp.of(op);
    Value buffer = rewriter.buffer(expansion.src());
    MemRefType type = type(expansion, (MemRefType) buffer.type());
    ArrayAttr reassociation = expansion.reassociationAttr();
    Value expanded = org.mortise.dialect.memref.ExpandShapeOp.create(
        rewriter, op.location(), type, buffer, reassociation, expansion.mixedOutputShape());
    rewriter.replaceOpWithBuffers(op, List.of(expanded));
  }

  private static MemRefType type(ExpandShapeOp expansion, MemRefType source) {
    MemRefType type = org.mortise.dialect.memref.ExpandShapeOp.inferType(
        source, ((RankedTensorType) expansion.resultType()).shape(), expansion.reassociation());
    if (type == null) {
      throw new BufferizationException(expansion.error("the layout of the source is not strided"));
    }
    return type;
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    ExpandShapeOp expansion = ExpandShapeOp.of(value.definingOp());
    return type(expansion, (MemRefType) types.of(expansion.src()));
  }
}
