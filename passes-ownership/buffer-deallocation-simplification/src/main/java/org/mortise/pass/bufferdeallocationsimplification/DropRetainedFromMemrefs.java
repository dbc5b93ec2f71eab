// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import java.util.ArrayList;
import java.util.HashSet;
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
 * Drops a memref that is the same buffer as exactly one retained memref and different from all others: it is never
 * freed. The retained one is owned if the memref's condition holds.
 *
 * <pre>
 *   %0:2 = bufferization.dealloc (%m, %a) if (%c, %d) retain (%a, %r)
 *   -&gt;
 *   %1:2 = bufferization.dealloc (%m) if (%c) retain (%a, %r)
 *   %0#0 = arith.ori %1#0, %d
 * </pre>
 */
final class DropRetainedFromMemrefs extends RewritePattern {
  private final BufferOrigins origins;

  DropRetainedFromMemrefs(BufferOrigins origins) {
    super(DeallocOp.NAME);
    this.origins = origins;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    DeallocOp dealloc = DeallocOp.of(op);
    List<Value> retained = dealloc.retained();
    // Of two equal retained memrefs only the first would become owned.
    if (retained.isEmpty() || new HashSet<>(retained).size() != retained.size()) {
      return false;
    }
    List<Value> memrefs = dealloc.memrefs();
    List<Value> conditions = dealloc.conditions();
    BufferOverlap overlap = BufferOverlap.of(origins, retained, memrefs);
    List<Value> keptMemrefs = new ArrayList<>();
    List<Value> keptConditions = new ArrayList<>();
    for (int i = 0; i < memrefs.size(); i++) {
      List<Integer> same = overlap.same(memrefs.get(i));
      if (same.isEmpty() || overlap.hasUnknown(memrefs.get(i))) {
        keptMemrefs.add(memrefs.get(i));
        keptConditions.add(conditions.get(i));
        continue;
      }
      rewriter.setInsertionPointAfter(op);
      for (int index : same) {
        Value updated = dealloc.updatedCondition(index);
        OrIOp either = OrIOp.build(rewriter, op.location(), updated, conditions.get(i));
        rewriter.replaceAllUsesExcept(updated, either.result(), either);
      }
    }
    if (keptMemrefs.size() == memrefs.size()) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> dealloc.setMemrefs(keptMemrefs, keptConditions));
    return true;
  }
}
