// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.alias.BufferOrigins;
import org.mortise.analyses.alias.BufferOverlap;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Drops a retained memref that differs from all memrefs that may be freed: it never becomes owned. */
final class DropUnrelatedFromRetained extends RewritePattern {
  private final BufferOrigins origins;

  DropUnrelatedFromRetained(BufferOrigins origins) {
    super(DeallocOp.NAME);
    this.origins = origins;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    DeallocOp dealloc = DeallocOp.of(op);
    List<Value> retained = dealloc.retained();
    if (retained.isEmpty()) {
      return false;
    }
    BufferOverlap overlap = BufferOverlap.inOrder(origins, dealloc.memrefs(), retained);
    List<Value> kept = new ArrayList<>();
    int[] positions = new int[retained.size()];
    for (int i = 0; i < positions.length; i++) {
      boolean related = !overlap.same(retained.get(i)).isEmpty() || overlap.hasUnknown(retained.get(i));
      positions[i] = related ? kept.size() : -1;
      if (related) {
        kept.add(retained.get(i));
      }
    }
    if (kept.size() == positions.length) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    Value never = ConstantOp.createBool(rewriter, op.location(), false);
    DeallocOp smaller = DeallocOp.create(rewriter, op.location(), dealloc.memrefs(), dealloc.conditions(), kept);
    List<Value> results = new ArrayList<>(positions.length);
    for (int position : positions) {
      results.add(position < 0 ? never : smaller.updatedCondition(position));
    }
    rewriter.replaceOp(op, results);
    return true;
  }
}
