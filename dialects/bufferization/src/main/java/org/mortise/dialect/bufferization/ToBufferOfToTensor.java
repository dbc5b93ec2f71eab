// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/**
 * Replaces {@code to_buffer(to_tensor(%m))} by a cast of {@code %m} or, if the layouts may differ, by a copy. Does not
 * change the memory space, and does not copy to a layout that is not static.
 */
final class ToBufferOfToTensor {
  private ToBufferOfToTensor() {}

  @Canonicalization("ToBufferOfToTensor")
  static boolean replaceBySource(ToBufferOp toBuffer, PatternRewriter rewriter) {
    ToTensorOp toTensor = ToTensorOp.of(toBuffer.tensor().definingOp());
    if (toTensor == null
        || !(toTensor.buffer().type() instanceof MemRefType from)
        || !(toBuffer.buffer().type() instanceof MemRefType to)
        || from.memorySpace() != to.memorySpace()) {
      return false;
    }
    boolean cast = BufferCasts.alwaysSucceeds(from, to);
    if (!cast && !to.isIdentityLayout() && to.layoutMap().symbolCount() > 0) {
      return false; // the layout of the copy is not known
    }
    rewriter.setInsertionPoint(toBuffer);
    Value source = toTensor.buffer();
    Value replacement = cast
        ? CastOp.create(rewriter, source.location(), to, source)
        : BufferCasts.copy(rewriter, source.location(), to, source);
    rewriter.replaceOp(toBuffer, replacement);
    return true;
  }
}
