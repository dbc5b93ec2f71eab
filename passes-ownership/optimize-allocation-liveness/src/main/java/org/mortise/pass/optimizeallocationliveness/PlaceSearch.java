// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * Finds the earliest places for the units of one key such that every path executes as many units as before and no unit
 * moves over a barrier.
 *
 * <p>Inside a block, the place is right after the last barrier. Without a barrier, {@link EdgeSearch} continues in the
 * predecessors. If the barrier is an operation that chooses one of its regions, is itself no barrier and executes the
 * chosen region once, the unit moves into all of its regions, to whose ends the same rules apply. More units than
 * before are accepted only where that pays: if memory may be allocated between a new place and the old place, so that
 * the freed memory can be reused. More than {@value #MAX_PLACES} places are never accepted.
 *
 * <p>Visits each region and block once for a key.
 */
final class PlaceSearch {
  static final int MAX_PLACES = 16;

  /** The units to move up in a region, as positions by block. */
  private record Task(Region region, Map<Block, Integer> units) {}

  private final Barriers barriers;
  private final BlockLayout layout;
  private final Map<Region, StraightWays> ways;
  private final FreeKey key;
  private final Set<Place> places = new LinkedHashSet<>();
  private final Deque<Task> tasks = new ArrayDeque<>();
  private boolean entersRegions = true;

  PlaceSearch(Barriers barriers, BlockLayout layout, Map<Region, StraightWays> ways, FreeKey key) {
    this.ways = ways;
    this.barriers = barriers;
    this.layout = layout;
    this.key = key;
  }

  /** Returns the places for the units of the key. */
  Set<Place> run() {
    Map<Block, Integer> units = new LinkedHashMap<>();
    for (FreeUnit unit : key.units()) {
      units.put(unit.op().block(), layout.position(unit.op()));
    }
    Region region = key.first().op().parentRegion();
    search(new Task(region, units));
    if (places.size() > MAX_PLACES) {
      places.clear();
      tasks.clear();
      entersRegions = false;
      search(new Task(region, units));
    }
    return places;
  }

  private void search(Task first) {
    tasks.add(first);
    while (!tasks.isEmpty() && (!entersRegions || places.size() <= MAX_PLACES)) {
      Task task = tasks.poll();
      Map<Block, Integer> atStart = new LinkedHashMap<>();
      task.units().forEach((block, position) -> {
        int last = barriers.last(key, block, position);
        if (last != BlockLayout.START) {
          place(block, last);
        } else if (block == task.region().first() || barriers.startsAt(key, block)) {
          places.add(Place.after(block, BlockLayout.START));
        } else {
          atStart.put(block, position);
        }
      });
      if (!atStart.isEmpty()) {
        if (task.units().size() == 1 && !key.isExternal()) {
          advance(atStart);
        }
        EdgeSearch edges = new EdgeSearch(barriers, layout, key, atStart);
        edges.run();
        places.addAll(edges.places());
        edges.ends().forEach(this::place);
      }
    }
  }

  /** Moves the only unit, at the start of a block, up along the chain of equally executed blocks. */
  private void advance(Map<Block, Integer> units) {
    Block block = units.keySet().iterator().next();
    Region region = block.parent();
    Block earliest = ways.computeIfAbsent(region, StraightWays::new).earliest(block, barriers.blocks(key, region));
    if (earliest != block) {
      units.clear();
      units.put(earliest, BlockLayout.START);
    }
  }

  /** Places a unit after a position of {@code block}, or in the regions of the operation there. */
  private void place(Block block, int position) {
    if (position == BlockLayout.START || !entersRegions || !enter(layout.at(block, position))) {
      places.add(Place.after(block, position));
    }
  }

  private boolean enter(Operation op) {
    RegionBranchOpInterface branch = op.regionCount() == 0 ? null : op.getInterface(RegionBranchOpInterface.class);
    if (branch == null || !barriers.isOnlyAround(key, op) || !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return false;
    }
    List<RegionSuccessor> ways = branch.getSuccessorRegions(op, RegionBranchPoint.parent());
    boolean mayPassBy = ways.stream().anyMatch(RegionSuccessor::isParent);
    boolean canFill = IfOp.of(op) != null && IfOp.of(op).elseBlock() == null;
    if (ways.size() > MAX_PLACES || mayPassBy && !canFill) {
      return false;
    }
    List<Task> inside = new ArrayList<>();
    boolean pays = ways.size() == 1;
    for (RegionSuccessor way : ways) {
      if (way.isParent()) {
        continue;
      }
      Task task = endsOf(op, branch, way.region());
      if (task == null) {
        return false;
      }
      inside.add(task);
      pays |= pays(task);
    }
    if (!pays || inside.isEmpty()) {
      return false;
    }
    tasks.addAll(inside);
    if (mayPassBy) {
      places.add(Place.inMissingRegionOf(op));
    }
    return true;
  }

  /** Returns the ends of a region that is executed once; null if it may repeat or a unit cannot be at its ends. */
  private @Nullable Task endsOf(Operation op, RegionBranchOpInterface branch, Region region) {
    List<RegionSuccessor> next = branch.getSuccessorRegions(op, RegionBranchPoint.region(region));
    if (next.stream().anyMatch(successor -> !successor.isParent())) {
      return null;
    }
    Map<Block, Integer> ends = new LinkedHashMap<>();
    for (Block block : region.blocks()) {
      Operation end = block.last();
      if (end == null || !end.hasTrait(Trait.TERMINATOR)) {
        return null;
      }
      if (end.successorCount() > 0) {
        continue;
      }
      int last = layout.last(block);
      if (!end.implementsInterface(RegionBranchTerminatorOpInterface.class)
          || barriers.last(key, block, last) == last) {
        return null;
      }
      ends.put(block, last - 1);
    }
    return ends.isEmpty() ? null : new Task(region, ends);
  }

  /** Returns whether memory may be allocated in a region after the last use of the buffer. */
  private boolean pays(Task task) {
    if (task.region().hasOneBlock()) {
      Block block = task.region().first();
      int last = barriers.last(key, block, layout.last(block));
      return layout.mayAllocate(block, last, layout.last(block))
          || last != BlockLayout.START && layout.at(block, last).regionCount() > 0
              && layout.mayAllocate(block, last - 1, last);
    }
    for (Block block : task.region().blocks()) {
      if (layout.mayAllocate(block, BlockLayout.START, layout.last(block))) {
        return true;
      }
    }
    return false;
  }
}
