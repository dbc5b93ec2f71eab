// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/** Bufferizes to a cast of the buffer. */
final class IndexCastBufferization extends AliasBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    Value source = rewriter.buffer(op.operand(0));
    BaseMemRefType from = (BaseMemRefType) source.type();
    BaseMemRefType to = from.cloneWith(from.shape(), ((TensorType) op.result(0).type()).elementType());
    Value made = rewriter.create(
        rewriter.state(op.location(), op.name().name()).addOperand(source).addResultType(to)).result(0);
    rewriter.replaceOpWithBuffers(op, List.of(made));
  }
}
