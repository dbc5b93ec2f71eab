// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotebufferstostack;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferExtents;
import org.mortise.analyses.cfg.BlockLoops;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.BaseMemRefType;

/** Replaces the allocations inside an operation that can be on the stack. */
final class StackPromotion {
  private final Operation root;
  private final BufferPolicies policies;
  private final PassRun run;
  private final Function<Value, @Nullable String> sizeObjection;
  private final boolean inLoopsOfBlocks;
  private final BufferAliases aliases;
  private final BufferExtents extents;
  private final BufferEscapes escapes;
  private final BlockLoops loops = new BlockLoops();
  private final ControlFlowKinds kinds = new ControlFlowKinds();

  /**
   * Creates the promotion of the allocations inside {@code root}.
   *
   * @param sizeObjection returns the reason why a buffer is not small, or null if it is
   * @param inLoopsOfBlocks whether to promote allocations in a cycle of blocks, which use more stack in each iteration
   */
  StackPromotion(
      Operation root, BufferPolicies policies, PassRun run, Function<Value, @Nullable String> sizeObjection,
      boolean inLoopsOfBlocks) {
    this.root = root;
    this.policies = policies;
    this.run = run;
    this.sizeObjection = sizeObjection;
    this.inLoopsOfBlocks = inLoopsOfBlocks;
    this.aliases = run.get(BufferAliases.ANALYSIS);
    this.escapes = BufferEscapes.of(aliases);
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
      if (onStack == null) {
        keep(allocated, "'" + op.name() + "' has no form that allocates on the stack");
      } else {
        run.remark(Remark.Kind.PASSED, "Promoted", op).message("promoted to the stack")
            .with("Type", allocated.type()).emit();
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
    String objection = policies.ofResult(allocated.owner(), allocated).allowsStack()
        ? sizeObjection.apply(allocated) : "a policy forbids it";
    if (objection == null) {
      BufferEscapes.Escape escape = escapes.of(allocated);
      objection = extents.isFreed(allocated) ? "the buffer is freed"
          : escape != null ? escape.kind().text() : scopeObjection(allocated);
    }
    if (objection != null) {
      keep(allocated, objection);
    }
    return objection == null;
  }

  private void keep(OpResult allocated, String reason) {
    run.remark(Remark.Kind.MISSED, "NotPromoted", allocated.definingOp()).with("Reason", reason)
        .message("not promoted: " + reason).emit();
  }

  /** Returns the reason why the buffer may outlive the innermost scope around its allocation, or null. */
  private @Nullable String scopeObjection(OpResult allocated) {
    int exitDepth = extents.exitDepth(allocated);
    Block block = allocated.parentBlock();
    for (Region region = allocated.parentRegion(); region != null; region = region.parentRegion()) {
      Operation around = region.parentOp();
      if (around == null) {
        break;
      }
      if (!inLoopsOfBlocks && loops.contains(block)) {
        return "the allocation is in a loop of blocks, each iteration of which would use more stack";
      }
      if (around.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)) {
        return exitDepth > aliases.depth(region) ? null
            : "the buffer leaves the automatic allocation scope around its allocation";
      }
      if (!ControlFlowKinds.isKnown(around)) {
        return "the control flow of '" + around.name() + "' is not known";
      }
      if (kinds.isLoop(around)) {
        return "the allocation is in a loop, each iteration of which would use more stack";
      }
      block = around.block();
    }
    return "there is no automatic allocation scope around the allocation";
  }
}
