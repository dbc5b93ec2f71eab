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
import org.mortise.ir.interfaces.Reassociation;
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
    // The given sizes are used only if they cannot be computed from those of the source.
    Value expanded = areSizesComputable(expansion)
        ? org.mortise.dialect.memref.ExpandShapeOp.createWithComputedSizes(
            rewriter, op.location(), type, buffer, reassociation)
        : org.mortise.dialect.memref.ExpandShapeOp.create(
            rewriter, op.location(), type, buffer, reassociation, expansion.mixedOutputShape());
    rewriter.replaceOpWithBuffers(op, List.of(expanded));
  }

  private static boolean areSizesComputable(ExpandShapeOp expansion) {
    for (int[] group : expansion.reassociation()) {
      if (Reassociation.dynamicCount(group, expansion.resultType()) > 1) {
        return false;
      }
    }
    return true;
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
