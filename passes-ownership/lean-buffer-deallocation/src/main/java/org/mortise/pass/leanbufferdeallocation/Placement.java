// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * Places the deallocations of one buffer: right after the last use, and at the beginning of paths without a use. A
 * region is searched like the body of a function if the buffer is given away inside it.
 */
final class Placement {
  /** A region in which the buffer is live from {@code after}, or from the start of {@code start}. */
  private record Scope(Region region, Block start, @Nullable Operation after, List<Life.Point> points) {}

  /** The uses in a block, each represented by the operation of the block that contains it. */
  private static final class Uses {
    @Nullable Operation last;
    @Nullable Operation ending;
    final List<Life.Point> atEnding = new ArrayList<>(0);
    /** The edges on which the terminator transfers the buffer to a successor. */
    final List<Life.Point> edges = new ArrayList<>(0);
    boolean isLiveIn;
    boolean isLiveOut;
  }

  private final Life life;
  private final Deque<Scope> scopes = new ArrayDeque<>();

  Placement(Life life) {
    this.life = life;
  }

  void run() {
    Operation definition = life.definition();
    Block start = life.owner.value.parentBlock();
    scopes.push(new Scope(start.parent(), start, definition, life.points));
    while (!scopes.isEmpty() && life.conflicts.isEmpty()) {
      Scope scope = scopes.pop();
      Map<Block, Uses> blocks = usesIn(scope);
      if (!life.conflicts.isEmpty()) {
        return;
      }
      if (scope.region.hasOneBlock()) {
        place(scope, scope.start, blocks.getOrDefault(scope.start, new Uses()));
      } else {
        new Blocks(scope, blocks).place();
      }
    }
  }

  private Map<Block, Uses> usesIn(Scope scope) {
    Map<Block, Uses> blocks = new IdentityHashMap<>(1); // mostly one
    for (Life.Point point : scope.points) {
      Operation op = ancestorIn(scope.region, point.op());
      if (op == null) {
        continue;
      }
      Uses uses = blocks.computeIfAbsent(op.block(), block -> new Uses());
      if (uses.last == null || uses.last.isBeforeInBlock(op)) {
        uses.last = op;
      }
      if (isOnEdge(point, op)) {
        uses.edges.add(point);
      } else if (point.ends() && (uses.ending == null || uses.ending.isBeforeInBlock(op))) {
        uses.ending = op;
      }
    }
    for (Life.Point point : scope.points) {
      Operation op = ancestorIn(scope.region, point.op());
      Operation ending = op == null ? null : blocks.get(op.block()).ending;
      if (ending == op && op != null) {
        blocks.get(op.block()).atEnding.add(point);
      } else if (ending != null && point.ends() && !isOnEdge(point, op)) {
        life.conflicts.add(point); // the buffer is given away later
      }
    }
    return blocks;
  }

  private static boolean isOnEdge(Life.Point point, Operation op) {
    return point.ends() && point.op() == op && op.successorCount() > 0;
  }

  private static @Nullable Operation ancestorIn(Region region, Operation op) {
    Operation found = op;
    while (found != null && found.parentRegion() != region) {
      found = found.parentOp();
    }
    return found;
  }

  /** Frees the buffer in a block after which it is unused, or in the regions that transfer its ownership. */
  private void place(Scope scope, Block block, Uses uses) {
    if (uses.ending != null) {
      endIn(uses);
    } else if (uses.last == null) {
      life.frees.add(block == scope.start && scope.after != null ? Free.after(scope.after) : Free.start(block));
    } else if (uses.last.successorCount() > 0) {
      for (int i = 0; i < uses.last.successorCount(); i++) {
        life.frees.add(Free.edge(uses.last, i));
      }
    } else if (uses.last.hasTrait(Trait.TERMINATOR)) {
      life.frees.add(Free.before(uses.last));
    } else if (uses.last.regionCount() == 0 || !placeInside(scope, uses.last)) {
      life.frees.add(Free.after(uses.last));
    }
  }

  /**
   * Frees the buffer inside {@code op}, its last user, on each path through {@code op} if a path may allocate memory
   * meanwhile. Returns whether it did.
   */
  private boolean placeInside(Scope scope, Operation op) {
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    if (branch == null || !life.mayAllocate(op) || !isChoice(op, branch)) {
      return false;
    }
    List<RegionSuccessor> ways = branch.getSuccessorRegions(op, RegionBranchPoint.parent());
    for (RegionSuccessor way : ways) {
      if (way.isParent() && !ElseRegion.isMissing(op)) {
        return false;
      }
    }
    List<Life.Point> inside = new ArrayList<>();
    for (Life.Point point : scope.points) {
      if (point.op() == op) {
        return false; // an operand of the operation itself
      }
      if (op.isProperAncestor(point.op())) {
        inside.add(point);
      }
    }
    pushWays(op, ways, inside);
    return true;
  }

  private void pushWays(Operation op, List<RegionSuccessor> ways, List<Life.Point> points) {
    for (RegionSuccessor way : ways) {
      if (way.isParent()) {
        life.frees.add(Free.elseOf(op));
      } else {
        scopes.push(new Scope(way.region(), way.region().first(), null, pointsIn(way.region(), points)));
      }
    }
  }

  /** Handles a block with an operation that transfers the buffer's ownership, directly or in its regions. */
  private void endIn(Uses uses) {
    Operation ending = uses.ending;
    if (uses.last != ending || uses.isLiveOut) {
      addConflicts(uses);
      return;
    }
    boolean itself = false;
    boolean others = false;
    for (Life.Point point : uses.atEnding) {
      itself |= point.op() == ending && point.ends();
      others |= point.op() != ending || !point.ends();
    }
    if (itself) {
      if (others || uses.atEnding.size() > 1) {
        addConflicts(uses);
      }
      return;
    }
    RegionBranchOpInterface branch = ending.getInterface(RegionBranchOpInterface.class);
    if (branch == null || !isChoice(ending, branch)) {
      addConflicts(uses);
      return;
    }
    List<RegionSuccessor> ways = branch.getSuccessorRegions(ending, RegionBranchPoint.parent());
    for (RegionSuccessor way : ways) {
      if (way.isParent() && !ElseRegion.isMissing(ending)) {
        addConflicts(uses);
        return;
      }
    }
    pushWays(ending, ways, uses.atEnding);
  }

  private void addConflicts(Uses uses) {
    for (Life.Point point : uses.atEnding) {
      if (point.ends()) {
        life.conflicts.add(point);
      }
    }
  }

  private static List<Life.Point> pointsIn(Region region, List<Life.Point> points) {
    List<Life.Point> inside = new ArrayList<>();
    for (Life.Point point : points) {
      if (ancestorIn(region, point.op()) != null) {
        inside.add(point);
      }
    }
    return inside;
  }

  /** Returns whether {@code op} executes at most one of its regions, and this region once. */
  private static boolean isChoice(Operation op, RegionBranchOpInterface branch) {
    if (op.implementsInterface(LoopLikeOpInterface.class)) {
      return false;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      if (op.region(i).isEmpty()) {
        continue;
      }
      for (RegionSuccessor next : branch.getSuccessorRegions(op, RegionBranchPoint.region(op.region(i)))) {
        if (!next.isParent()) {
          return false;
        }
      }
    }
    return true;
  }

  /** The placement in a region with several blocks. */
  private final class Blocks {
    private final Scope scope;
    private final Map<Block, Uses> blocks;

    Blocks(Scope scope, Map<Block, Uses> blocks) {
      this.scope = scope;
      this.blocks = blocks;
    }

    void place() {
      blocks.computeIfAbsent(scope.start, block -> new Uses());
      List<Block> live = spread();
      for (Block block : live) {
        placeIn(block);
        if (!life.conflicts.isEmpty()) {
          return;
        }
      }
    }

    /** Finds the blocks throughout which the buffer is live. */
    private List<Block> spread() {
      List<Block> live = new ArrayList<>(blocks.keySet());
      live.removeIf(block -> block == scope.start);
      live.forEach(block -> blocks.get(block).isLiveIn = true);
      for (int i = 0; i < live.size(); i++) {
        for (Block before : live.get(i).predecessors()) {
          if (!life.isReachable(before)) {
            continue;
          }
          Uses uses = blocks.computeIfAbsent(before, block -> new Uses());
          uses.isLiveOut = true;
          if (before != scope.start && !uses.isLiveIn) {
            uses.isLiveIn = true;
            live.add(before);
          }
        }
      }
      live.add(scope.start);
      return live;
    }

    private void placeIn(Block block) {
      Uses uses = blocks.get(block);
      Operation end = block.last();
      boolean[] given = new boolean[end == null ? 0 : end.successorCount()];
      for (Life.Point edge : uses.edges) {
        given[predecessor(edge)] = true;
      }
      if (uses.edges.isEmpty() && !uses.isLiveOut) {
        Placement.this.place(scope, block, uses);
        return;
      }
      if (uses.ending != null) {
        addConflicts(uses);
        return;
      }
      for (Life.Point edge : uses.edges) {
        if (isLiveIn(end.successor(predecessor(edge)))) {
          life.conflicts.add(edge);
        }
      }
      for (int i = 0; i < given.length; i++) {
        if (!given[i] && !isLiveIn(end.successor(i))) {
          life.frees.add(Free.edge(end, i));
        }
      }
    }

    private static int predecessor(Life.Point edge) {
      return Math.max(edge.handover().successor, 0);
    }

    private boolean isLiveIn(Block block) {
      Uses uses = blocks.get(block);
      return uses != null && uses.isLiveIn;
    }
  }
}
