// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * The execution order of the operations inside one operation, as far as it is known. Valid as long as the program does
 * not change. Built in linear time; a query is linear in the depth of nesting.
 */
final class ProgramOrder {
  private final Operation root;
  private final DominanceInfo dominance = new DominanceInfo();
  private final Map<Operation, Integer> firstNumber = new HashMap<>();
  private final Map<Operation, Integer> lastNumber = new HashMap<>();
  private final Map<Region, Boolean> regular = new IdentityHashMap<>();
  private final Map<Region, BlockOrder> blockOrders = new IdentityHashMap<>();

  ProgramOrder(Operation root) {
    this.root = root;
    number();
  }

  /** Numbers operations before their nested operations, and blocks in their {@link BlockOrder}. */
  private void number() {
    List<Operation> path = new ArrayList<>();
    List<Iterator<Operation>> open = new ArrayList<>();
    open.add(List.of(root).iterator());
    while (!open.isEmpty()) {
      Iterator<Operation> next = open.get(open.size() - 1);
      if (next.hasNext()) {
        Operation op = next.next();
        firstNumber.put(op, firstNumber.size());
        lastNumber.put(op, firstNumber.size() - 1);
        if (op.regionCount() > 0) {
          path.add(op);
          open.add(operationsIn(op).iterator());
        }
        continue;
      }
      open.remove(open.size() - 1);
      if (!path.isEmpty()) {
        lastNumber.put(path.remove(path.size() - 1), firstNumber.size() - 1);
      }
    }
  }

  private List<Operation> operationsIn(Operation op) {
    List<Operation> inside = new ArrayList<>();
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      BlockOrder order = orderOf(region);
      for (Block block : order == null ? region.blocks() : order.blocks()) {
        block.operations().forEach(inside::add);
      }
    }
    return inside;
  }

  /** Returns the order of the blocks of {@code region}; null if it has at most one block. */
  private @Nullable BlockOrder orderOf(Region region) {
    return region.isEmpty() || region.hasOneBlock() ? null
        : blockOrders.computeIfAbsent(region, each -> BlockOrder.of(each, dominance.treeOf(each)));
  }

  Operation root() {
    return root;
  }

  DominanceInfo dominance() {
    return dominance;
  }

  /** Returns whether {@code op} is the analyzed root. */
  boolean isRoot(Operation op) {
    return op == root;
  }

  /** Returns the number of {@code op}, which is lower than the numbers of dominated and nested operations. */
  int number(Operation op) {
    return firstNumber.get(op);
  }

  /** Returns the greatest number of the operations inside {@code op}, or its own if it has none. */
  int lastNumber(Operation op) {
    return lastNumber.get(op);
  }

  /** Returns whether {@code outer} is {@code inner} or an ancestor of it. */
  boolean isAncestor(Operation outer, Operation inner) {
    int number = number(inner);
    return number(outer) <= number && number <= lastNumber(outer);
  }

  /**
   * Returns whether {@code first}, or an ancestor of it that does not contain {@code second}, is always executed before
   * {@code second}.
   */
  boolean happensBefore(Operation first, Operation second) {
    for (Operation op = first; op != null; op = op.parentOp()) { // ends at the latest at the root
      if (op != second && isAncestor(op, second)) {
        return false;
      }
      if (dominance.properlyDominates(op, second)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether {@code write} may be executed between the start of {@code block} and {@code read}, which sees the
   * values of the arguments of the block: it is inside the block, or in a block that is only reached through it and
   * that reaches the read.
   */
  boolean isBetween(Block block, Operation write, Operation read) {
    Region region = block.parent();
    Block writing = region.findAncestorBlockInRegion(write.block());
    if (writing == null || writing == block) {
      return writing != null;
    }
    return dominance.dominates(block, writing)
        && orderOf(region).reaches(writing, region.findAncestorBlockInRegion(read.block()));
  }

  /** Returns whether an enclosing branch executes at most one of both operations in one execution. */
  boolean areMutuallyExclusive(Operation first, Operation second) {
    Region inner = first.parentRegion();
    while (inner != null) {
      Operation around = inner.parentOp();
      if (around == null || !firstNumber.containsKey(around)) {
        return false;
      }
      RegionBranchOpInterface branch = around.getInterface(RegionBranchOpInterface.class);
      if (branch != null && around != second && isAncestor(around, second)) {
        Region other = regionOf(around, second);
        return inner != other && !isReachable(branch, inner, other) && !isReachable(branch, other, inner);
      }
      inner = inner.parentRegion();
    }
    return false;
  }

  /**
   * Returns whether control does not reach {@code later} after {@code earlier}, which is in another block of a common
   * enclosing region, unless it executes {@code definition} again, or the region itself.
   */
  boolean areInExclusiveBlocks(Operation earlier, Operation later, Value definition) {
    Region common = earlier.parentRegion();
    while (common != null && common.findAncestorBlockInRegion(later.block()) == null) {
      common = common.parentRegion();
    }
    if (common == null || !firstNumber.containsKey(common.parentOp()) || common.hasOneBlock()) {
      return false;
    }
    Block from = common.findAncestorBlockInRegion(earlier.block());
    Block to = common.findAncestorBlockInRegion(later.block());
    if (from == to) {
      return false;
    }
    BlockOrder order = orderOf(common);
    if (definition.parentRegion() == common) {
      return to == definition.parentBlock() || !order.reaches(from, to, definition.parentBlock());
    }
    return !order.reaches(from, to) && !isInCycleOfBlocks(common.parentOp().block());
  }

  /** Returns whether {@code block}, or an enclosing block, can be reached from itself. */
  boolean isInCycleOfBlocks(@Nullable Block block) {
    Block each = block;
    while (each != null && firstNumber.containsKey(each.parentOp())) {
      BlockOrder order = orderOf(each.parent());
      if (order != null && order.isInCycle(each)) {
        return true;
      }
      each = each.parentOp().block();
    }
    return false;
  }

  private static Region regionOf(Operation around, Operation inner) {
    Region region = inner.parentRegion();
    while (region.parentOp() != around) {
      region = region.parentRegion();
    }
    return region;
  }

  private static boolean isReachable(RegionBranchOpInterface branch, Region from, Region to) {
    Operation op = from.parentOp();
    List<Region> open = new ArrayList<>(List.of(from));
    Set<Region> seen = new HashSet<>();
    while (!open.isEmpty()) {
      for (RegionSuccessor successor
          : branch.getSuccessorRegions(op, RegionBranchPoint.region(open.remove(open.size() - 1)))) {
        Region next = successor.isParent() ? null : successor.region();
        if (next == to) {
          return true;
        }
        if (next != null && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return false;
  }

  /**
   * Returns whether paths lead between the blocks of both operations in both directions without passing {@code
   * barrier}; false if they are not in the same region.
   */
  boolean areInLoopOfBlocks(Operation first, Operation second, @Nullable Block barrier) {
    Block from = first.block();
    Block to = second.block();
    return from != null && to != null && from.parent() == to.parent() && !from.parent().hasOneBlock()
        && orderOf(from.parent()).areInCycle(from, to, barrier);
  }

  /**
   * Returns whether numbers determine the order of operations in {@code region} and all others: no ancestor has several
   * regions that are executed one after another.
   */
  boolean isRegular(Region region) {
    List<Region> asked = new ArrayList<>();
    Boolean known = null;
    Region each = region;
    while (known == null) {
      if (each == null || !firstNumber.containsKey(each.parentOp())) {
        known = true;
      } else if (regular.containsKey(each)) {
        known = regular.get(each);
      } else {
        asked.add(each);
        known = isRegularItself(each) ? null : Boolean.FALSE;
        each = each.parentOp().parentRegion();
      }
    }
    for (Region inner : asked) {
      regular.put(inner, known);
    }
    return known;
  }

  private static boolean isRegularItself(Region region) {
    Operation op = region.parentOp();
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    for (int i = 0; i < op.regionCount(); i++) {
      Region other = op.region(i);
      if (other != region && !other.isEmpty() && (branch == null
          || isReachable(branch, other, region) || isReachable(branch, region, other))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the least number of an operation in {@code block}. */
  int firstNumber(Block block) {
    return number(block.first());
  }

  /** Returns the greatest number of an operation in {@code block} or in a block that it dominates, or nested there. */
  int lastDominated(Block block) {
    BlockOrder order = orderOf(block.parent());
    return lastNumber((order == null ? block : order.lastDominated(block)).last());
  }

  /** Returns the greatest number of an operation of the region of {@code op} after which {@code op} may be executed. */
  int lastReaching(Operation op) {
    Block block = op.block();
    BlockOrder order = orderOf(block.parent());
    if (order == null || order.lastReaching(block) == block && !order.isInCycle(block)) {
      return number(op);
    }
    return lastNumber(order.lastReaching(block).last());
  }
}
