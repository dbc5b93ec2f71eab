// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferRewriter;

/** The elements are read from the buffer of a tensor. */
final class GatherBufferization extends ReadBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    GatherOp gather = GatherOp.of(op);
    Value buffer = rewriter.buffer(gather.base());
    rewriter.replaceOpWithBuffers(op, List.of(GatherOp.create(
        rewriter, op.location(), gather.resultType(), buffer, gather.indices(), gather.indexVec(), gather.mask(),
        gather.passThru())));
  }
}
