// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferhoisting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.AccessedBuffers;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferExtents;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.analyses.cfg.LoopHeaders;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.AllocationOpInterface.HoistingKind;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Finds for each allocation the highest block into which it can be moved, and moves it there: before the operation that
 * contained it, or to the end of the block.
 */
final class AllocationHoisting {
  private static final String FREED = "an alias of the buffer is freed, so the buffer would leak on paths between "
      + "its old and its new place";

  private static final String LEFT = "a policy leaves the buffer to the program";

  private final Operation root;
  private final BufferPolicies policies;
  private final PassRun run;
  private final DominanceInfo dominance;
  private final BufferAliases aliases;
  private final BufferExtents extents;
  private final BufferEscapes escapes;
  private final ControlFlowKinds kinds = new ControlFlowKinds();
  private final Map<Region, LoopHeaders> loops = new IdentityHashMap<>();
  /** The liveness of buffers, computed at the first query. */
  private Liveness liveness;

  AllocationHoisting(Operation root, BufferPolicies policies, PassRun run) {
    this.root = root;
    this.policies = policies;
    this.run = run;
    this.dominance = run.get(DominanceAnalyses.DOMINANCE);
    this.aliases = run.get(BufferAliases.ANALYSIS);
    this.escapes = BufferEscapes.of(aliases);
    this.extents = BufferExtents.of(aliases, dominance);
  }

  void run() {
    List<OpResult> movable = new ArrayList<>();
    List<Block> places = new ArrayList<>();
    for (OpResult allocated : BufferAllocations.in(root)) {
      Block place = BufferAllocations.isHoistable(allocated, HoistingKind.BLOCK)
          ? place(allocated) : allocated.parentBlock();
      if (place != allocated.parentBlock()) {
        movable.add(allocated);
        places.add(place);
      }
    }
    for (int i = 0; i < movable.size(); i++) {
      Operation allocation = movable.get(i).definingOp();
      Operation around = places.get(i).findAncestorOpInBlock(allocation);
      Operation next = around != null ? around : places.get(i).last();
      allocation.moveBefore(next);
      run.remark(Remark.Kind.PASSED, "Hoisted", allocation).message("hoisted to an enclosing or dominating block")
          .with("Before", next.name(), next.location()).emit();
    }
    run.count(BufferHoisting.HOISTED, movable.size());
    if (movable.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
    run.preserve(DominanceAnalyses.DOMINANCE);
  }

  private @Nullable Block place(OpResult allocated) {
    Block start = allocated.parentBlock();
    Block limit = limit(allocated);
    if (limit == null || limit == start || !dominance.isReachableFromEntry(start)) {
      return start;
    }
    if (policies.leavesToProgram(allocated.owner(), allocated)) {
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.owner()).with("Reason", LEFT)
          .message("not hoisted: " + LEFT).emit();
      return start;
    }
    if (extents.isFreed(allocated)) {
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.definingOp()).with("Reason", FREED)
          .message("not hoisted: " + FREED).emit();
      return start;
    }
    if (escapes.contains(allocated)) {
      String reason = escapes.of(allocated).kind().text();
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocated.definingOp()).with("Reason", reason)
          .message("not hoisted: " + reason).note(escapes.of(allocated).op().location(), "escapes here").emit();
      return start;
    }
    Block current = start;
    while (current != limit) {
      boolean inLimit = current.parent() == limit.parent();
      Block target = inLimit ? limit : current.parent().first();
      Block inside = insideLoops(allocated, current, target);
      if (inside != target || inLimit) {
        return inside;
      }
      Operation around = target.parentOp();
      if (around.block() == null || !ControlFlowKinds.isKnown(around) || kinds.isLoop(around)) {
        return target;
      }
      current = around.block();
    }
    return current;
  }

  /** Returns the lowest block among the dominators of all aliases and all operands; null if there is none. */
  private @Nullable Block limit(OpResult allocated) {
    Block limit = extents.commonDominator(allocated);
    Operation allocation = allocated.definingOp();
    for (int i = 0; i < allocation.operandCount() && limit != null; i++) {
      Block defining = allocation.operand(i).parentBlock();
      if (dominance.properlyDominates(limit, defining)) {
        limit = defining;
      }
    }
    return limit;
  }

  /**
   * Returns the highest block on the path from {@code from} to {@code target} such that the allocation does not leave a
   * cycle of blocks that needs two buffers at a time: the buffer of the previous iteration must not be live where the
   * buffer of the current iteration is allocated. If the allocation stays in the cycle, each iteration has its own
   * buffer.
   */
  private Block insideLoops(OpResult allocated, Block from, Block target) {
    if (from == target) {
      return target;
    }
    LoopHeaders headers = loops.computeIfAbsent(
        from.parent(), region -> LoopHeaders.of(region, dominance.treeOf(region)));
    Set<Block> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Block> left = new ArrayList<>();
    for (Block header = headers.innermost(from); header != null; header = headers.around(header)) {
      if (dominance.properlyDominates(target, header)) {
        left.add(header);
      } else {
        kept.add(header);
      }
    }
    for (Block header : left) {
      if (needsLastOf(header, allocated, kept)) {
        return header;
      }
    }
    return target;
  }

  private boolean needsLastOf(Block header, OpResult allocated, Set<Block> kept) {
    for (Value alias : aliasesInOneIteration(allocated, kept)) {
      if (alias instanceof BlockArgument argument && argument.owner() == header
          && isNeededAt(argument, allocated, kept)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the aliases of {@code value} that are reached without passing one of the enclosing loop {@code headers}.
   */
  private List<Value> aliasesInOneIteration(Value value, Set<Block> headers) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Value> found = new ArrayList<>();
    seen.add(value);
    found.add(value);
    for (int i = 0; i < found.size(); i++) {
      for (Value alias : aliases.directAliases(found.get(i))) {
        boolean startsOver = alias instanceof BlockArgument argument && headers.contains(argument.owner());
        if (!startsOver && seen.add(alias)) {
          found.add(alias);
        }
      }
    }
    return found;
  }

  /** Returns whether {@code last}, the previous iteration's buffer, or an alias of it is live at {@code allocated}. */
  private boolean isNeededAt(BlockArgument last, OpResult allocated, Set<Block> kept) {
    if (liveness == null) {
      AccessedBuffers accessed = AccessedBuffers.of(root, aliases);
      liveness = Liveness.of(
          root, value -> value.type() instanceof BaseMemRefType && accessed.contains(value), accessed::contains);
    }
    for (Value alias : aliasesInOneIteration(last, kept)) {
      Operation place = ancestorIn(alias.parentRegion(), allocated);
      if (place != null && isDefinedBefore(alias, place) && !liveness.isDeadAfter(alias, place)) {
        return true;
      }
    }
    return false;
  }

  private boolean isDefinedBefore(Value value, Operation place) {
    return value.parentBlock() == place.block()
        ? value.definingOp() == null || value.definingOp().isBeforeInBlock(place)
        : liveness.isLiveIn(value, place.block());
  }

  private static @Nullable Operation ancestorIn(Region region, OpResult allocated) {
    Operation op = allocated.definingOp();
    while (op != null && op.parentRegion() != region) {
      op = op.parentOp();
    }
    return op;
  }
}
