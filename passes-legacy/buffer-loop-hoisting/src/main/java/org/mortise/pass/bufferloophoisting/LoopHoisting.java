// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferloophoisting;

import java.util.List;
import org.mortise.analysis.BufferAliases;
import org.mortise.analysis.BufferAllocations;
import org.mortise.analysis.BufferExtents;
import org.mortise.analysis.ControlFlowKinds;
import org.mortise.analysis.DominanceAnalyses;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.AllocationOpInterface.HoistingKind;
import org.mortise.ir.pass.PassRun;

/** Finds for each allocation the outermost loop that it can be moved in front of, and moves it there. */
final class LoopHoisting {
  private final Operation root;
  private final PassRun run;
  private final DominanceInfo dominance;
  private final BufferExtents extents;
  private final ControlFlowKinds kinds = new ControlFlowKinds();

  LoopHoisting(Operation root, PassRun run) {
    this.root = root;
    this.run = run;
    this.dominance = run.get(DominanceAnalyses.DOMINANCE);
    this.extents = BufferExtents.of(run.get(BufferAliases.ANALYSIS), dominance);
  }

  void run() {
    long moved = move(BufferAllocations.in(root)) + move(BufferAllocations.onStackIn(root));
    run.count(BufferLoopHoisting.HOISTED, moved);
    if (moved == 0) {
      run.markAllAnalysesPreserved();
    }
    run.preserve(DominanceAnalyses.DOMINANCE);
  }

  private long move(List<OpResult> allocations) {
    long moved = 0;
    for (OpResult allocated : allocations) {
      Operation loop = BufferAllocations.isHoistable(allocated, HoistingKind.LOOP) ? outermostLoop(allocated) : null;
      if (loop != null) {
        allocated.definingOp().moveBefore(loop);
        moved++;
      }
    }
    return moved;
  }

  /** The loop in front of which the allocation can stand, or null if it has to stay. */
  private Operation outermostLoop(OpResult allocated) {
    Block limit = lowestOperandBlock(allocated.definingOp());
    Block dominator = extents.commonDominator(allocated);
    if (dominator == null || !dominance.isReachableFromEntry(allocated.parentBlock())) {
      return null;
    }
    Operation found = null;
    Region region = allocated.parentRegion();
    for (Operation loop = region.parentOp(); loop != null; loop = loop.parentOp()) {
      if (isComputedIn(limit, region) || !isSequentialLoop(loop) || dominance.dominates(dominator, loop.block())) {
        break;
      }
      found = loop;
      region = loop.parentRegion();
    }
    if (found != null && extents.isFreed(allocated)) {
      run.remark(allocated.location(), "not hoisted: an alias of the buffer is freed (precondition 2)");
      return null;
    }
    return found;
  }

  private Block lowestOperandBlock(Operation allocation) {
    Block lowest = null;
    for (int i = 0; i < allocation.operandCount(); i++) {
      Block defining = allocation.operand(i).parentBlock();
      if (lowest == null || dominance.dominates(lowest, defining)) {
        lowest = defining;
      }
    }
    return lowest;
  }

  /** The operand is defined around the allocation, so that it need not be looked for deeper. */
  private static boolean isComputedIn(Block operandBlock, Region region) {
    return operandBlock != null && operandBlock.parent() == region;
  }

  private boolean isSequentialLoop(Operation op) {
    return op.block() != null && !op.hasTrait(Trait.HAS_PARALLEL_REGION) && kinds.isLoop(op);
  }
}
