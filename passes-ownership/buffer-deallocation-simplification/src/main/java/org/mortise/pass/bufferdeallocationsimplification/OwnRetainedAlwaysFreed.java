// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.alias.BufferOrigins;
import org.mortise.analyses.alias.BufferOverlap;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Sets the ownership of a retained memref to true if it is the same buffer as a memref whose condition is the constant
 * true. If that holds for all retained memrefs, these memrefs are dropped: they are never freed, and their conditions
 * have no further uses.
 */
final class OwnRetainedAlwaysFreed extends RewritePattern {
  private final BufferOrigins origins;

  OwnRetainedAlwaysFreed(BufferOrigins origins) {
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
    List<Value> memrefs = dealloc.memrefs();
    List<Value> conditions = dealloc.conditions();
    BufferOverlap overlap = BufferOverlap.of(origins, retained, memrefs);
    boolean[] owned = new boolean[retained.size()];
    int ownedCount = 0;
    boolean changed = false;
    List<Value> keptMemrefs = new ArrayList<>();
    List<Value> keptConditions = new ArrayList<>();
    for (int i = 0; i < memrefs.size(); i++) {
      boolean alwaysFreed = Boolean.TRUE.equals(Constants.booleanOf(conditions.get(i)));
      List<Integer> same = alwaysFreed ? overlap.same(memrefs.get(i)) : List.of();
      for (int index : same) {
        changed |= op.result(index).hasUses();
        rewriter.replaceAllUsesWith(op.result(index), conditions.get(i));
        ownedCount += owned[index] ? 0 : 1;
        owned[index] = true;
      }
      if (same.isEmpty()) {
        keptMemrefs.add(memrefs.get(i));
        keptConditions.add(conditions.get(i));
      }
    }
    if (ownedCount == owned.length) {
      rewriter.modifyOpInPlace(op, () -> dealloc.setMemrefs(keptMemrefs, keptConditions));
      return true;
    }
    if (changed) {
      rewriter.operationModified(op);
    }
    return changed;
  }
}
