// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;

/**
 * Moves the units of one key from the starts of blocks over the edges of the control flow.
 *
 * <p>A block is <em>open</em> if it has no barrier, or a unit before its first barrier. A unit can be at the start of
 * an open block if the block has a unit or one can be at its end, and at the end of a block if it can be at the start
 * of all successors: then all paths from there execute a unit, and none passes a barrier before. This is the greatest
 * solution (anticipated expressions of partial redundancy elimination), so units move over loops. Starting with all
 * open blocks from which a unit can be reached, blocks are removed until all conditions hold; each is removed once. The
 * places are where the property begins: after the last barrier of a block with the property at its end, and on edges
 * from blocks without it. The start of a block replaces its edges if all of them are places. Edges are split only if
 * that {@linkplain PlaceSearch pays}.
 *
 * <p>Linear in the edges of the open blocks between the barriers and the units.
 */
final class EdgeSearch {
  private final Barriers barriers;
  private final BlockLayout layout;
  private final FreeKey key;
  /** The blocks with a unit and no barrier before it, with the position of the unit. */
  private final Map<Block, Integer> units;
  /** The blocks whose start is a possible position of a unit. */
  private final Set<Block> open = new LinkedHashSet<>();
  private final Map<Block, Integer> lastBarriers = new HashMap<>();
  private final Set<Place> places = new LinkedHashSet<>();
  private final Map<Block, Integer> ends = new LinkedHashMap<>();

  EdgeSearch(Barriers barriers, BlockLayout layout, FreeKey key, Map<Block, Integer> units) {
    this.barriers = barriers;
    this.layout = layout;
    this.key = key;
    this.units = units;
  }

  void run() {
    collectOpen();
    if (!open.isEmpty()) {
      removeUnanticipated();
      findPlaces();
    }
    if (open.isEmpty() || places.size() + ends.size() > PlaceSearch.MAX_PLACES
        || places.size() + ends.size() > units.size() && !pays()) {
      places.clear();
      ends.clear();
      units.keySet().forEach(block -> places.add(Place.after(block, BlockLayout.START)));
    }
  }

  /** Returns the places at the starts of blocks and on edges. */
  Set<Place> places() {
    return places;
  }

  /** Returns the blocks whose end is a possible position of a unit, with the position of the last barrier. */
  Map<Block, Integer> ends() {
    return ends;
  }

  /** Collects the open blocks that lead to a unit; none if a unit would be executed after another one. */
  private void collectOpen() {
    Deque<Block> pending = new ArrayDeque<>(units.keySet());
    open.addAll(units.keySet());
    while (!pending.isEmpty()) {
      for (Block block : pending.poll().predecessors()) {
        if (units.containsKey(block) || key.units().stream().anyMatch(unit -> unit.op().block() == block)) {
          open.clear();
          return;
        }
        if (lastBarrier(block) == BlockLayout.START && !barriers.startsAt(key, block) && open.add(block)) {
          pending.add(block);
        }
      }
    }
  }

  private int lastBarrier(Block block) {
    return lastBarriers.computeIfAbsent(block, b -> barriers.last(key, b, layout.last(b)));
  }

  private void removeUnanticipated() {
    Deque<Block> pending = new ArrayDeque<>(open);
    while (!pending.isEmpty()) {
      Block block = pending.poll();
      if (open.contains(block) && !units.containsKey(block) && !canBeAtEnd(block)) {
        open.remove(block);
        block.predecessors().forEach(pending::add);
      }
    }
  }

  private boolean canBeAtEnd(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (!open.contains(block.successor(i))) {
        return false;
      }
    }
    return block.successorCount() > 0 && lastBarrier(block) != layout.last(block);
  }

  private void findPlaces() {
    for (Block block : open) {
      List<BlockOperand> edges = new ArrayList<>();
      Set<Block> ending = new HashSet<>();
      for (BlockOperand edge = block.firstUse(); edge != null; edge = edge.nextUse()) {
        Block from = edge.owner().block();
        if (!canBeAtEnd(from)) {
          edges.add(edge);
        } else {
          ending.add(from);
        }
      }
      if (ending.isEmpty()) {
        places.add(Place.after(block, BlockLayout.START));
        continue;
      }
      edges.forEach(edge -> places.add(Place.on(edge)));
      for (Block from : ending) {
        if (!open.contains(from)) {
          ends.put(from, lastBarrier(from));
        }
      }
    }
  }

  /** Returns whether memory may be allocated between the new places and the blocks of the units. */
  private boolean pays() {
    for (Block block : open) {
      if (!units.containsKey(block) && layout.mayAllocate(block, BlockLayout.START, layout.last(block))) {
        return true;
      }
    }
    for (Map.Entry<Block, Integer> end : ends.entrySet()) {
      if (layout.mayAllocate(end.getKey(), end.getValue(), layout.last(end.getKey()))) {
        return true;
      }
    }
    return false;
  }
}
