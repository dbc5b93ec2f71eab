// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.alias.BufferOrigins;
import org.mortise.analyses.alias.BufferOverlap;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Frees each memref that differs from all other memrefs by a separate operation, before the operation for the others,
 * which avoids comparisons at run time. A retained memref is owned if either operation makes it owned.
 */
final class SplitOffUnrelated extends RewritePattern {
  private final BufferOrigins origins;

  SplitOffUnrelated(BufferOrigins origins) {
    super(DeallocOp.NAME);
    this.origins = origins;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    DeallocOp dealloc = DeallocOp.of(op);
    List<Value> memrefs = dealloc.memrefs();
    if (memrefs.size() <= 1) {
      return false;
    }
    List<Value> conditions = dealloc.conditions();
    List<Value> retained = dealloc.retained();
    BufferOverlap overlap = BufferOverlap.inOrder(origins, memrefs, memrefs);
    List<Value> keptMemrefs = new ArrayList<>();
    List<Value> keptConditions = new ArrayList<>();
    List<DeallocOp> single = new ArrayList<>();
    rewriter.setInsertionPoint(op);
    for (int i = 0; i < memrefs.size(); i++) {
      Value memref = memrefs.get(i);
      if (overlap.same(memref).size() > 1 || overlap.hasUnknown(memref)) {
        keptMemrefs.add(memref);
        keptConditions.add(conditions.get(i));
      } else {
        single.add(DeallocOp.create(rewriter, op.location(), List.of(memref), List.of(conditions.get(i)), retained));
      }
    }
    if (single.isEmpty()) {
      return false;
    }
    DeallocOp others = DeallocOp.create(rewriter, op.location(), keptMemrefs, keptConditions, retained);
    List<Value> results = new ArrayList<>(List.of(others.operation().results()));
    for (DeallocOp one : single) {
      for (int i = 0; i < results.size(); i++) {
        results.set(i, OrIOp.create(rewriter, op.location(), results.get(i), one.updatedCondition(i)));
      }
    }
    rewriter.replaceOp(op, results);
    return true;
  }
}
