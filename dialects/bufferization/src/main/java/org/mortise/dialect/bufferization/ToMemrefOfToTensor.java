// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.MemRefType;

/**
 * Makes {@code to_memref(to_tensor(%m))} a cast of {@code %m} to the wanted type or, if the layouts might differ, a
 * copy. Not between memory spaces, and no copy into a layout that is not wholly known.
 */
final class ToMemrefOfToTensor extends RewritePattern {
  ToMemrefOfToTensor() {
    super(ToMemrefOp.NAME);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    ToTensorOp toTensor = ToTensorOp.of(op.operand(0).definingOp());
    if (toTensor == null
        || !(toTensor.memref().type() instanceof MemRefType from)
        || !(op.result(0).type() instanceof MemRefType to)
        || from.memorySpace() != to.memorySpace()) {
      return false;
    }
    boolean cast = BufferCasts.alwaysWorks(from, to);
    if (!cast && !to.isIdentityLayout() && to.layoutMap().symbolCount() > 0) {
      return false; // nobody knows what to allocate
    }
    rewriter.setInsertionPoint(op);
    Value source = toTensor.memref();
    Value replacement = cast
        ? CastOp.create(rewriter, source.location(), to, source).result()
        : BufferCasts.copy(rewriter, source.location(), to, source);
    rewriter.replaceOp(op, replacement);
    return true;
  }
}
