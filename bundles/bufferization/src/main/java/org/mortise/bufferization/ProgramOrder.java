// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * The order in which the operations inside one operation are executed, as far as it is known. Valid as long as the
 * program does not change. Building it is linear; a query costs the depth of nesting.
 */
final class ProgramOrder {
  private final Operation root;
  private final DominanceInfo dominance = new DominanceInfo();
  private final Map<Operation, Integer> firstNumber = new HashMap<>();
  private final Map<Operation, Integer> lastNumber = new HashMap<>();
  private final Map<Block, Boolean> regular = new HashMap<>();
  private final Map<Region, Boolean> cyclic = new HashMap<>();
  private final Map<Block, Set<Block>> reachable = new IdentityHashMap<>();

  ProgramOrder(Operation root) {
    this.root = root;
    root.walkPreOrder(op -> {
      firstNumber.put(op, firstNumber.size());
    });
    int[] next = {0};
    root.walk(op -> lastNumber.put(op, op.regionCount() == 0 ? firstNumber.get(op) : lastInside(op)));
  }

  private int lastInside(Operation op) {
    int last = firstNumber.get(op);
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        if (block.last() != null) {
          last = Math.max(last, lastNumber.get(block.last()));
        }
      }
    }
    return last;
  }

  /** Returns whether {@code op} is the operation around all others. */
  boolean isRoot(Operation op) {
    return op == root;
  }

  /** Returns the number of {@code op} in the order of the text. */
  int number(Operation op) {
    return firstNumber.get(op);
  }

  /** Returns the greatest number of the operations inside {@code op}, or its own if there are none. */
  int lastNumber(Operation op) {
    return lastNumber.get(op);
  }

  /** Returns whether {@code outer} is {@code inner} or around it. */
  boolean isAncestor(Operation outer, Operation inner) {
    int number = number(inner);
    return number(outer) <= number && number <= lastNumber(outer);
  }

  /**
   * Returns whether {@code first}, or an operation around it that does not contain {@code second}, is always executed
   * before {@code second}.
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
   * values of the arguments of the block: it is inside of the block, or in one that is only reached through it and from
   * which the read is reached.
   */
  boolean isBetween(Block block, Operation write, Operation read) {
    Region region = block.parent();
    Block writing = region.findAncestorBlockInRegion(write.block());
    if (writing == null || writing == block) {
      return writing != null;
    }
    Block reading = region.findAncestorBlockInRegion(read.block());
    return dominance.dominates(block, writing) && (writing == reading || reachable(writing).contains(reading));
  }

  private Set<Block> reachable(Block from) {
    return reachable.computeIfAbsent(from, each -> {
      Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      List<Block> open = new ArrayList<>(List.of(each));
      while (!open.isEmpty()) {
        Block block = open.remove(open.size() - 1);
        for (int i = 0; i < block.successorCount(); i++) {
          if (seen.add(block.successor(i))) {
            open.add(block.successor(i));
          }
        }
      }
      return seen;
    });
  }

  /** Returns whether at most one of both operations is executed in one execution of a branch around them. */
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
   * Returns whether there is a way between the blocks of both operations in both directions that does not go through
   * {@code barrier}; false if they are not in the same region.
   */
  boolean areInLoopOfBlocks(Operation first, Operation second, @Nullable Block barrier) {
    Block from = first.block();
    Block to = second.block();
    return from != null && to != null && from.parent() == to.parent() && !from.parent().hasOneBlock()
        && from != barrier && to != barrier && hasBackEdges(from.parent())
        && isReachable(from, to, barrier) && isReachable(to, from, barrier);
  }

  private boolean hasBackEdges(Region region) {
    return cyclic.computeIfAbsent(region, each -> hasCycle(each));
  }

  /** Returns whether blocks remain when those without predecessors are taken away, again and again. */
  private static boolean hasCycle(Region region) {
    Map<Block, Integer> predecessors = new HashMap<>();
    List<Block> free = new ArrayList<>();
    for (Block block : region.blocks()) {
      int count = 0;
      for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
        count++;
      }
      predecessors.put(block, count);
      if (count == 0) {
        free.add(block);
      }
    }
    int left = predecessors.size();
    while (!free.isEmpty()) {
      Block block = free.remove(free.size() - 1);
      left--;
      for (int i = 0; i < block.successorCount(); i++) {
        if (predecessors.merge(block.successor(i), -1, Integer::sum) == 0) {
          free.add(block.successor(i));
        }
      }
    }
    return left > 0;
  }

  private static boolean isReachable(Block from, Block to, @Nullable Block barrier) {
    Set<Block> seen = new HashSet<>();
    List<Block> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      Block block = open.remove(open.size() - 1);
      for (int i = 0; i < block.successorCount(); i++) {
        Block next = block.successor(i);
        if (next == to) {
          return true;
        }
        if (next != barrier && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return false;
  }

  /**
   * Returns whether the order of operations in {@code block} and of all others follows from the text: around it there
   * are no regions of several blocks, and no operations with several regions that are executed one after another.
   */
  boolean isRegular(Block block) {
    List<Block> asked = new ArrayList<>();
    Boolean known = null;
    Block each = block;
    while (known == null) {
      if (each == null || !firstNumber.containsKey(each.parentOp())) {
        known = true;
      } else if (regular.containsKey(each)) {
        known = regular.get(each);
      } else {
        asked.add(each);
        known = isRegularItself(each) ? null : Boolean.FALSE;
        each = each.parentOp().block();
      }
    }
    for (Block inner : asked) {
      regular.put(inner, known);
    }
    return known;
  }

  private static boolean isRegularItself(Block block) {
    if (!block.parent().hasOneBlock()) {
      return false;
    }
    Operation op = block.parentOp();
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    for (int i = 0; i < op.regionCount(); i++) {
      Region other = op.region(i);
      if (other != block.parent() && !other.isEmpty() && (branch == null
          || isReachable(branch, other, block.parent()) || isReachable(branch, block.parent(), other))) {
        return false;
      }
    }
    return true;
  }
}
