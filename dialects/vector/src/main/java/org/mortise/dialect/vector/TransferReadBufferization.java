// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferRewriter;

/** Reads a vector from the buffer of the tensor. */
final class TransferReadBufferization extends ReadBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    TransferReadOp read = TransferReadOp.of(op);
    Value buffer = rewriter.buffer(read.source());
    rewriter.replaceOpWithBuffers(op, List.of(TransferReadOp.create(
        rewriter, op.location(), read.vectorType(), buffer, read.indices(), read.padding(), read.mask(),
        read.permutationMapAttr(), read.inBoundsAttr())));
  }
}
