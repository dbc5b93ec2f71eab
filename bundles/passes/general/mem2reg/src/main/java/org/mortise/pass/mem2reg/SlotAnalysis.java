// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mem2reg;

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
  /** An operation that prevents the promotion. */
  record Obstacle(Operation op, Kind kind) {
    /** The reasons. */
    enum Kind {
      OTHER_USE("does not simply load or store its value"),
      OTHER_REGION("uses it in another region"),
      OTHER_BRANCH("leads to a block in which values merge, and cannot pass a value");

      private final String text;

      Kind(String text) {
        this.text = text;
      }
    }

    String text() {
      return "'" + op.name() + "' " + kind.text;
    }
  }

  private final MemorySlot slot;
  private final SlotRegions regions;
  /** The accesses in each block, in order. */
  private final Map<Block, List<Operation>> accesses = new IdentityHashMap<>();
  private final List<Block> defining = new ArrayList<>();
  private final Set<Block> mergePoints = new LinkedHashSet<>();

  private @Nullable Obstacle obstacle;

  private SlotAnalysis(MemorySlot slot, SlotRegions regions) {
    this.slot = slot;
    this.regions = regions;
  }

  static SlotAnalysis of(MemorySlot slot, SlotRegions regions) {
    SlotAnalysis analysis = new SlotAnalysis(slot, regions);
    if (!slot.pointer().hasUses() || !analysis.findAccesses()) {
      return analysis;
    }
    if (!slot.pointer().parentRegion().hasOneBlock()) {
      analysis.findMergePoints();
    }
    analysis.checkMergePoints();
    return analysis;
  }

  /** Returns whether the slot can be promoted. An unused one is not. */
  boolean isPromotable() {
    return slot.pointer().hasUses() && obstacle == null;
  }

  /** Returns the operation that prevents the promotion of the slot, or null. */
  @Nullable Obstacle obstacle() {
    return obstacle;
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
        boolean isAccess = access != null && access.canUsesBeRemoved(op, slot);
        obstacle = new Obstacle(op, isAccess ? Obstacle.Kind.OTHER_REGION : Obstacle.Kind.OTHER_USE);
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

  private void checkMergePoints() {
    for (Block block : mergePoints) {
      for (Block predecessor : block.predecessors()) {
        if (!predecessor.last().implementsInterface(BranchOpInterface.class)) {
          obstacle = new Obstacle(predecessor.last(), Obstacle.Kind.OTHER_BRANCH);
          return;
        }
      }
    }
  }
}
