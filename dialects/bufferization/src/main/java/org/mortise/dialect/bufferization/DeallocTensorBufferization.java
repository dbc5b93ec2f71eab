// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.NoAccessBufferization;

/** The buffer is freed. */
final class DeallocTensorBufferization extends NoAccessBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    org.mortise.dialect.memref.DeallocOp.create(
        rewriter, op.location(), rewriter.buffer(DeallocTensorOp.of(op).tensor()));
    rewriter.eraseOp(op);
  }
}
