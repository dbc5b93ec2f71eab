// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotebuffers;

import java.util.function.Predicate;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferAllocations;
import org.mortise.analysis.alias.BufferExtents;
import org.mortise.analysis.cfg.ControlFlowKinds;
import org.mortise.analysis.cfg.DominanceAnalyses;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.BaseMemRefType;

/** Replaces the allocations inside an operation that can be on the stack. */
final class StackPromotion {
  private final Operation root;
  private final PassRun run;
  private final Predicate<Value> isSmall;
  private final boolean inLoopsOfBlocks;
  private final BufferAliases aliases;
  private final BufferExtents extents;
  private final BlockLoops loops = new BlockLoops();
  private final ControlFlowKinds kinds = new ControlFlowKinds();

  /**
   * Creates the promotion of the allocations inside {@code root}.
   *
   * @param inLoopsOfBlocks whether to promote allocations in a cycle of blocks, which use more stack in each iteration
   */
  StackPromotion(Operation root, PassRun run, Predicate<Value> isSmall, boolean inLoopsOfBlocks) {
    this.root = root;
    this.run = run;
    this.isSmall = isSmall;
    this.inLoopsOfBlocks = inLoopsOfBlocks;
    this.aliases = run.get(BufferAliases.ANALYSIS);
    this.extents = BufferExtents.of(aliases, run.get(DominanceAnalyses.DOMINANCE));
  }

  void run() {
    long promoted = 0;
    for (OpResult allocated : BufferAllocations.in(root)) {
      Operation op = allocated.definingOp();
      AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
      if (allocation == null || !(allocated.type() instanceof BaseMemRefType) || !canBeOnStack(allocated)) {
        continue;
      }
      Operation onStack = allocation.buildPromotedAlloc(op, OpBuilder.before(op), allocated);
      if (onStack != null) {
        allocated.replaceAllUsesWith(onStack.result(0));
        op.erase();
        promoted++;
      }
    }
    run.count(PromoteBuffersToStack.PROMOTED, promoted);
    if (promoted == 0) {
      run.markAllAnalysesPreserved();
    }
    run.preserve(DominanceAnalyses.DOMINANCE);
  }

  private boolean canBeOnStack(OpResult allocated) {
    if (!isSmall.test(allocated)) {
      run.remark(allocated.location(), "not promoted: the buffer is not small (condition 1)");
      return false;
    }
    if (extents.isFreed(allocated)) {
      run.remark(allocated.location(), "not promoted: the buffer is freed (condition 2)");
      return false;
    }
    if (!hasScope(allocated)) {
      run.remark(allocated.location(), "not promoted: the buffer leaves its scope, or is in a loop (condition 3)");
      return false;
    }
    return true;
  }

  private boolean hasScope(OpResult allocated) {
    int exitDepth = extents.exitDepth(allocated);
    Block block = allocated.parentBlock();
    for (Region region = allocated.parentRegion(); region != null; region = region.parentRegion()) {
      Operation around = region.parentOp();
      if (around == null || !inLoopsOfBlocks && loops.contains(block)) {
        return false;
      }
      if (around.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE) && exitDepth > aliases.depth(region)) {
        return true;
      }
      if (!ControlFlowKinds.isKnown(around) || kinds.isLoop(around)) {
        return false;
      }
      block = around.block();
    }
    return false;
  }
}
