// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferloophoisting;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferExtents;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.AllocationOpInterface.HoistingKind;
import org.mortise.ir.pass.PassRun;

/** Finds for each allocation the outermost loop before which it can be moved, and moves it there. */
final class LoopHoisting {
  private static final String FREED = "an alias of the buffer is freed, which every iteration would repeat";

  private static final String LEFT = "a policy leaves the buffer to the program";

  private static final String ASYNCHRONOUS = "an asynchronous region may still use the buffer in the next iteration";

  private final Operation root;
  private final BufferPolicies policies;
  private final PassRun run;
  private final DominanceInfo dominance;
  private final BufferAliases aliases;
  private final BufferExtents extents;
  private final BufferEscapes escapes;
  private final ControlFlowKinds kinds = new ControlFlowKinds();
  private @Nullable Boolean hasAsynchronousRegions;
  private final Map<Region, Operation> outermostLoops = new IdentityHashMap<>();

  LoopHoisting(Operation root, BufferPolicies policies, PassRun run) {
    this.root = root;
    this.policies = policies;
    this.run = run;
    this.dominance = run.get(DominanceAnalyses.DOMINANCE);
    this.aliases = run.get(BufferAliases.ANALYSIS);
    this.escapes = BufferEscapes.of(aliases);
    this.extents = BufferExtents.of(aliases, dominance);
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
        run.remark(Remark.Kind.PASSED, "Hoisted", allocated.definingOp()).message("hoisted out of the loop")
            .with("Before", loop.name(), loop.location()).emit();
        moved++;
      }
    }
    return moved;
  }

  /** Returns the loop before which the allocation can be moved, or null if it cannot be moved. */
  private @Nullable Operation outermostLoop(OpResult allocated) {
    Region region = allocated.parentRegion();
    Block dominator = extents.commonDominator(allocated);
    boolean leavesRegion = dominator == null || dominator.parent() != region;
    if (leavesRegion || !dominance.isReachableFromEntry(allocated.parentBlock())) {
      return null;
    }
    Block limit = lowestOperandBlock(allocated.definingOp());
    Operation found = outermostLoopAround(region);
    // Operands are defined around the allocation, so deeper regions need not be searched.
    if (found != null && limit != null && aliases.depth(limit.parent()) > aliases.depth(found.parentRegion())) {
      found = limit.parent() == region ? null : operationAround(allocated, limit.parent());
    }
    if (found != null && extents.isFreed(allocated)) {
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.definingOp()).with("Reason", FREED)
          .message("not hoisted: " + FREED).emit();
      return null;
    }
    if (found != null && policies.leavesToProgram(allocated.owner(), allocated)) {
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.owner()).with("Reason", LEFT)
          .message("not hoisted: " + LEFT).emit();
      return null;
    }
    if (found != null && isUsedAsynchronously(allocated, found)) {
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.definingOp()).with("Reason", ASYNCHRONOUS)
          .message("not hoisted: " + ASYNCHRONOUS).emit();
      return null;
    }
    if (found != null && escapes.contains(allocated)) {
      String reason = escapes.of(allocated).kind().text();
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.definingOp()).with("Reason", reason)
          .message("not hoisted: " + reason).note(escapes.of(allocated).op().location(), "escapes here").emit();
      return null;
    }
    return found;
  }

  /**
   * Returns whether an operation between the allocation and {@code loop} uses the buffer in an asynchronous region that
   * may still run in the next iteration. Linear in the aliases and their uses, if there are such operations.
   */
  private boolean isUsedAsynchronously(OpResult allocated, Operation loop) {
    if (!hasAsynchronousRegions()) {
      return false;
    }
    for (Value alias : aliases.resolve(allocated)) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        for (Operation op = use.owner(); op != null && op != loop; op = op.parentOp()) {
          if (op.regionCount() > 0 && op.hasTrait(Trait.HAS_ASYNCHRONOUS_REGION)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean hasAsynchronousRegions() {
    if (hasAsynchronousRegions == null) {
      hasAsynchronousRegions = root.walkPreOrder((Operation op) -> op.hasTrait(Trait.HAS_ASYNCHRONOUS_REGION)
          ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT;
    }
    return hasAsynchronousRegions;
  }

  private static @Nullable Operation operationAround(OpResult allocated, Region region) {
    return region.findAncestorBlockInRegion(allocated.parentBlock()).findAncestorOpInBlock(allocated.definingOp());
  }

  /** Returns the outermost of the loops that directly enclose {@code region}, or null if there is none. */
  private @Nullable Operation outermostLoopAround(Region region) {
    List<Region> inside = new ArrayList<>();
    Region current = region;
    while (!outermostLoops.containsKey(current) && isSequentialLoop(current.parentOp())) {
      inside.add(current);
      current = current.parentOp().parentRegion();
    }
    Operation outermost = outermostLoops.get(current);
    for (int i = inside.size() - 1; i >= 0; i--) {
      outermost = outermost == null ? inside.get(i).parentOp() : outermost;
      outermostLoops.put(inside.get(i), outermost);
    }
    return outermost;
  }

  private @Nullable Block lowestOperandBlock(Operation allocation) {
    Block lowest = null;
    for (int i = 0; i < allocation.operandCount(); i++) {
      Block defining = allocation.operand(i).parentBlock();
      if (lowest == null || dominance.dominates(lowest, defining)) {
        lowest = defining;
      }
    }
    return lowest;
  }

  private boolean isSequentialLoop(Operation op) {
    return op != null && op.block() != null && !op.hasTrait(Trait.HAS_PARALLEL_REGION) && kinds.isLoop(op);
  }
}
