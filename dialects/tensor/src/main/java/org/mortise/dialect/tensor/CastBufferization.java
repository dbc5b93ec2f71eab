// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.UnrankedMemRefType;

/** Bufferizes a cast to a cast of the buffer, preserving its layout. */
final class CastBufferization extends AliasBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    CastOp cast = CastOp.of(op);
    Value source = rewriter.buffer(cast.source());
    BaseMemRefType type = rewriter.bufferType(cast.dest());
    Value buffer = source.type() == type ? source
        : org.mortise.dialect.memref.CastOp.create(rewriter, op.location(), type, source);
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    CastOp cast = CastOp.of(value.definingOp());
    BaseMemRefType source = types.of(cast.source());
    if (!(cast.destType() instanceof RankedTensorType ranked)) {
      return UnrankedMemRefType.of(cast.destType().elementType(), source.memorySpace());
    }
    return source instanceof MemRefType known
        ? MemRefType.of(ranked.shape(), ranked.elementType(), known.layout(), known.memorySpace())
        : BufferTypes.withDynamicLayout(ranked, source.memorySpace());
  }
}
