// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferends;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * Determines whether a buffer ends on each path from its definition to the end of its region: whether it is freed,
 * returned or forwarded to a block argument or a result that ends on each path in turn. If it ends under a condition,
 * the condition must be known on the path, or be among the {@link OwnershipConditions}. An end in a loop does not
 * count. A query is linear in the uses of the buffer and its views, their depth, and the blocks through which the
 * buffer is live.
 */
final class EndOnEachWay {
  private static final BufferGraph HANDED_ON =
      BufferGraph.of(BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  private final @Nullable OwnershipConditions conditions;
  private final Predicate<OpOperand> isEnd;
  private final Region home;
  private final Predicate<Value> endsElsewhere;
  /** For each block in which the buffer may end, the conditions required by each end. */
  private final Map<Block, List<List<Facts.Demand>>> ends = new HashMap<>();
  /** For each terminator, the successors to which it forwards the buffer. */
  private final Map<Operation, BitSet> edges = new HashMap<>();
  private final Map<Operation, Set<Region>> covered = new HashMap<>();

  private EndOnEachWay(Region home, Predicate<OpOperand> isEnd, @Nullable OwnershipConditions conditions,
      Predicate<Value> endsElsewhere) {
    this.home = home;
    this.isEnd = isEnd;
    this.conditions = conditions;
    this.endsElsewhere = endsElsewhere;
  }

  /**
   * Returns whether {@code buffer} ends on each path. Answers for {@code buffer}.
   *
   * @param conditions the conditions that are assumed true; null for all
   * @param conditions those that count as met; null for all
   * @param endsElsewhere returns whether a value that receives the buffer ends
   */
  static boolean holdsFor(Value buffer, Predicate<OpOperand> isEnd, @Nullable OwnershipConditions conditions,
      Predicate<Value> endsElsewhere) {
    EndOnEachWay ways = new EndOnEachWay(buffer.parentRegion(), isEnd, conditions, endsElsewhere);
    Deque<Value> views = new ArrayDeque<>(List.of(buffer));
    while (!views.isEmpty()) {
      Value view = views.pop();
      for (OpOperand use = view.firstUse(); use != null; use = use.nextUse()) {
        ways.addUse(use);
        for (Value result : use.owner().results()) {
          if (BufferGraph.viewSource(result) == view) {
            views.push(result);
          }
        }
      }
    }
    Operation start = buffer instanceof BlockArgument ? ways.home.parentOp() : buffer.definingOp();
    Facts facts = Facts.at(start).above(buffer.parentBlock(), ways::isStable);
    return ways.holdAfter(buffer.parentBlock(), facts);
  }

  private void addUse(OpOperand use) {
    if (isEnd.test(use)) {
      addEnd(use.owner());
      return;
    }
    List<Value> targets = new ArrayList<>(1);
    HANDED_ON.collectTargets(use, targets);
    if (targets.isEmpty() || !targets.stream().allMatch(endsElsewhere)) {
      return;
    }
    if (use.owner().successorCount() == 0) {
      addEnd(use.owner());
    } else if (use.owner().parentRegion() == home) {
      Operation terminator = use.owner();
      int successor = terminator.getInterface(BranchOpInterface.class).predecessor(terminator, use.index());
      edges.computeIfAbsent(terminator, key -> new BitSet()).set(successor);
    }
  }

  private void addEnd(Operation end) {
    List<Facts.Demand> demands = new ArrayList<>(0);
    Operation op = end;
    while (op.parentRegion() != home) {
      Region region = op.parentRegion();
      Operation around = op.parentOp();
      RegionBranchOpInterface branch = around.getInterface(RegionBranchOpInterface.class);
      if (branch == null || around.implementsInterface(LoopLikeOpInterface.class) || !region.hasOneBlock()) {
        return;
      }
      IfOp conditional = IfOp.of(around);
      if (conditional != null
          && (conditions == null || region.index() == 0 && conditions.contains(conditional.condition()))) {
        op = around;
        continue;
      }
      if (!demands.isEmpty() || !coversAll(around, region, branch)) {
        if (conditional == null) {
          return;
        }
        demands.add(new Facts.Demand(conditional.condition(), region.index() == 0));
      }
      op = around;
    }
    ends.computeIfAbsent(op.block(), block -> new ArrayList<>(1)).add(demands);
  }

  /** Records that the buffer ends in {@code region} of {@code op}. Returns whether it ends in all regions. */
  private boolean coversAll(Operation op, Region region, RegionBranchOpInterface branch) {
    Set<Region> regions = covered.computeIfAbsent(op, key -> new HashSet<>());
    regions.add(region);
    for (RegionSuccessor way : branch.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      if (way.isParent() || !regions.contains(way.region())) {
        return false;
      }
    }
    return true;
  }

  /** Visits the blocks on the paths, and again if fewer facts hold on another path to them. */
  private boolean holdAfter(Block start, Facts facts) {
    Map<Block, Facts> seen = new HashMap<>(Map.of(start, facts));
    Deque<Block> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      Facts own = seen.get(block);
      if (endsIn(block, own)) {
        continue;
      }
      Operation last = block.last();
      if (last == null || last.successorCount() == 0) {
        return false;
      }
      for (int i = 0; i < last.successorCount(); i++) {
        Facts behind = own.behind(last, i);
        Block next = last.successor(i);
        if (endsIn(block, behind) || isHandedOn(last, i)) {
          continue;
        }
        Facts onWay = next.singlePredecessor() != null ? behind : behind.about(this::isStable);
        Facts before = seen.get(next);
        Facts common = before == null ? onWay : before.and(onWay);
        if (common != before) {
          seen.put(next, common);
          pending.push(next);
        }
      }
    }
    return true;
  }

  /** Returns whether {@code condition} is not recomputed on any path: the first block has no predecessors. */
  private boolean isStable(Value condition) {
    return condition.parentRegion() != home || condition.parentBlock() == home.first();
  }

  private boolean isHandedOn(Operation terminator, int successor) {
    BitSet successors = edges.get(terminator);
    return successors != null && successors.get(successor);
  }

  private boolean endsIn(Block block, Facts facts) {
    for (List<Facts.Demand> demands : ends.getOrDefault(block, List.of())) {
      if (conditions == null || demands.stream().allMatch(demand -> facts.imply(demand, conditions))) {
        return true;
      }
    }
    return false;
  }
}
