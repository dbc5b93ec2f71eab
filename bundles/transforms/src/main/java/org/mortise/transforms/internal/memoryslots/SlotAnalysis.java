// SPDX-License-Identifier: Apache-2.0
package org.mortise.transforms.internal.memoryslots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.interfaces.PromotableMemOpInterface;

/**
 * Decides whether a memory slot can be promoted to values, and computes its accesses and the blocks in which different
 * values merge.
 */
final class SlotAnalysis {
  private final MemorySlot slot;
  private final SlotRegions regions;
  /** The accesses in each block, in order. */
  private final Map<Block, List<Operation>> accesses = new IdentityHashMap<>();
  private final List<Block> defining = new ArrayList<>();
  private final Set<Block> mergePoints = new LinkedHashSet<>();

  private SlotAnalysis(MemorySlot slot, SlotRegions regions) {
    this.slot = slot;
    this.regions = regions;
  }

  /** Returns the analysis of a slot; null if it cannot be promoted, or is unused. */
  static @Nullable SlotAnalysis of(MemorySlot slot, SlotRegions regions) {
    SlotAnalysis analysis = new SlotAnalysis(slot, regions);
    if (!slot.pointer().hasUses() || !analysis.findAccesses()) {
      return null;
    }
    if (!slot.pointer().parentRegion().hasOneBlock()) {
      analysis.findMergePoints();
    }
    return analysis.areMergePointsUsable() ? analysis : null;
  }

  MemorySlot slot() {
    return slot;
  }

  Map<Block, List<Operation>> accesses() {
    return accesses;
  }

  Set<Block> mergePoints() {
    return mergePoints;
  }

  private boolean findAccesses() {
    Region region = slot.pointer().parentRegion();
    for (OpOperand use = slot.pointer().firstUse(); use != null; use = use.nextUse()) {
      Operation op = use.owner();
      PromotableMemOpInterface access = op.getInterface(PromotableMemOpInterface.class);
      if (access == null || op.parentRegion() != region || !access.canUsesBeRemoved(op, slot)) {
        return false;
      }
      List<Operation> others = accesses.computeIfAbsent(op.block(), key -> new ArrayList<>(2));
      if (others.isEmpty() || others.get(others.size() - 1) != op) {
        others.add(op);
      }
    }
    for (List<Operation> inBlock : accesses.values()) {
      inBlock.sort((a, b) -> a == b ? 0 : a.isBeforeInBlock(b) ? -1 : 1);
    }
    return true;
  }

  private void findMergePoints() {
    List<Block> pending = new ArrayList<>();
    for (Map.Entry<Block, List<Operation>> entry : accesses.entrySet()) {
      if (isWrittenIn(entry.getValue())) {
        defining.add(entry.getKey());
      }
      Operation first = entry.getValue().get(0);
      if (first.getInterface(PromotableMemOpInterface.class).loadsFrom(first, slot)) {
        pending.add(entry.getKey());
      }
    }
    Set<Block> liveIn = liveBlocks(pending);
    pending.addAll(defining);
    while (!pending.isEmpty()) {
      for (Block block : regions.frontierOf(pending.remove(pending.size() - 1))) {
        if (liveIn.contains(block) && mergePoints.add(block)) {
          pending.add(block);
        }
      }
    }
    List<Block> ordered = new ArrayList<>(mergePoints);
    ordered.sort(Comparator.comparingInt(regions::orderOf));
    mergePoints.clear();
    mergePoints.addAll(ordered);
  }

  private boolean isWrittenIn(List<Operation> inBlock) {
    for (Operation op : inBlock) {
      if (op.getInterface(PromotableMemOpInterface.class).storesTo(op, slot)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the blocks at whose start the value is live: from the reading blocks back to the writes. */
  private Set<Block> liveBlocks(List<Block> pending) {
    Set<Block> written = Collections.newSetFromMap(new IdentityHashMap<>());
    written.addAll(defining);
    Set<Block> live = Collections.newSetFromMap(new IdentityHashMap<>());
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      if (!live.add(block)) {
        continue;
      }
      for (Block predecessor : block.predecessors()) {
        if (!written.contains(predecessor)) {
          pending.add(predecessor);
        }
      }
    }
    return live;
  }

  private boolean areMergePointsUsable() {
    for (Block block : mergePoints) {
      for (Block predecessor : block.predecessors()) {
        if (!predecessor.last().implementsInterface(BranchOpInterface.class)) {
          return false;
        }
      }
    }
    return true;
  }
}
