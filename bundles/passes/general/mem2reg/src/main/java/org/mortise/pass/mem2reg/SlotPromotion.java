// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mem2reg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.interfaces.PromotableAllocationOpInterface;
import org.mortise.ir.interfaces.PromotableMemOpInterface;

/**
 * Replaces a memory slot by values. It visits only the blocks that access the slot, the blocks where values merge, and
 * the predecessors of these. The value at the end of a block's nearest visited dominator holds at the start of the
 * block.
 */
final class SlotPromotion {
  /** The content of the slot at the end of a block; null for the default value. */
  private record End(Block block, @Nullable Value value) {}

  private final Operation op;
  private final PromotableAllocationOpInterface allocation;
  private final SlotAnalysis analysis;
  private final SlotRegions regions;
  private final MemorySlot slot;
  private final OpBuilder builder;
  private final Map<Block, BlockArgument> arguments = new IdentityHashMap<>();
  /** The content of the slot before each access, without accesses at which it is the default value. */
  private final Map<Operation, Value> reaching = new IdentityHashMap<>();
  private final Map<Block, Value> ends = new IdentityHashMap<>();
  private Value defaultValue;

  SlotPromotion(
      Operation op, PromotableAllocationOpInterface allocation, SlotAnalysis analysis, SlotRegions regions) {
    this.op = op;
    this.allocation = allocation;
    this.analysis = analysis;
    this.regions = regions;
    this.slot = analysis.slot();
    this.builder = new OpBuilder(op.context());
  }

  void promote() {
    for (Block block : analysis.mergePoints()) {
      BlockArgument argument = block.addArgument(slot.elementType(), slot.pointer().location());
      builder.setInsertionPointToStart(block);
      allocation.handleBlockArgument(op, slot, argument, builder);
      arguments.put(block, argument);
    }
    List<Block> blocks = interestingBlocks();
    findReaching(blocks);
    passToMergePoints();
    removeAccesses(blocks);
    allocation.handlePromotionComplete(op, slot, defaultValue);
  }

  /** Returns the blocks to visit, dominators first; unreachable blocks precede all others. */
  private List<Block> interestingBlocks() {
    Set<Block> blocks = Collections.newSetFromMap(new IdentityHashMap<>());
    blocks.addAll(analysis.accesses().keySet());
    for (Block block : analysis.mergePoints()) {
      blocks.add(block);
      for (Block predecessor : block.predecessors()) {
        blocks.add(predecessor);
      }
    }
    List<Block> ordered = new ArrayList<>(blocks);
    ordered.sort(Comparator.comparingInt(regions::orderOf));
    return ordered;
  }

  private void findReaching(List<Block> blocks) {
    Deque<End> path = new ArrayDeque<>();
    for (Block block : blocks) {
      if (regions.orderOf(block) < 0) {
        continue;
      }
      while (!path.isEmpty() && !regions.dominates(path.peekLast().block(), block)) {
        path.removeLast();
      }
      Value value = path.isEmpty() ? null : path.peekLast().value();
      value = arguments.containsKey(block) ? arguments.get(block) : value;
      for (Operation access : analysis.accesses().getOrDefault(block, List.of())) {
        value = pass(access, value);
      }
      ends.put(block, value);
      path.addLast(new End(block, value));
    }
  }

  private @Nullable Value pass(Operation access, @Nullable Value before) {
    if (before != null) {
      reaching.put(access, before);
    }
    PromotableMemOpInterface meaning = access.getInterface(PromotableMemOpInterface.class);
    if (!meaning.storesTo(access, slot)) {
      return before;
    }
    builder.setInsertionPointAfter(access);
    return meaning.getStored(access, slot, before, builder);
  }

  private void passToMergePoints() {
    for (Block block : analysis.mergePoints()) {
      for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
        Operation branch = use.owner();
        Value value = ends.get(branch.block());
        branch.getInterface(BranchOpInterface.class).getSuccessorOperands(branch, use.index()).forwarded()
            .append(List.of(value == null ? defaultValue() : value));
      }
    }
  }

  /**
   * Removes the accesses from the last to the first, because the value that reaches an access can be the result of an
   * earlier one.
   */
  private void removeAccesses(List<Block> blocks) {
    for (int i = blocks.size() - 1; i >= 0; i--) {
      List<Operation> inBlock = analysis.accesses().getOrDefault(blocks.get(i), List.of());
      for (int k = inBlock.size() - 1; k >= 0; k--) {
        remove(inBlock.get(k));
      }
    }
  }

  private void remove(Operation access) {
    Value before = reaching.get(access);
    builder.setInsertionPointAfter(access);
    PromotableMemOpInterface meaning = access.getInterface(PromotableMemOpInterface.class);
    if (meaning.removeUses(access, slot, before == null ? defaultValue() : before, builder)) {
      access.erase();
    }
  }

  private Value defaultValue() {
    if (defaultValue == null) {
      OpBuilder atStart = new OpBuilder(op.context());
      atStart.setInsertionPointToStart(slot.pointer().parentBlock());
      defaultValue = allocation.getDefaultValue(op, slot, atStart);
    }
    return defaultValue;
  }
}
