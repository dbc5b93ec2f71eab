// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Visits operations, blocks or regions in a configurable order. A visitor may erase the visited object. Recursive: for
 * small programs.
 *
 * @param order the order of the blocks, operations and regions
 * @param before whether preorder is used rather than postorder
 */
record OrderedWalk(Order order, boolean before) {
  /** The order of blocks, with their operations and regions. */
  enum Order { LISTED, REVERSED, FORWARD_DOMINANCE, REVERSE_DOMINANCE }

  /** The visitors of each kind, or null; each returns whether to visit nested objects. */
  record Visitor(@Nullable Function<Operation, Boolean> op, @Nullable Function<Block, Boolean> block,
      @Nullable Function<Region, Boolean> region) {}

  void walk(Operation op, Visitor visitor) {
    if (isDone(visitor.op(), op)) {
      return;
    }
    List<Region> regions = new ArrayList<>();
    for (int i = 0; i < op.regionCount(); i++) {
      regions.add(op.region(i));
    }
    for (Region region : inOrder(regions)) {
      walk(region, visitor);
    }
    visitAfter(visitor.op(), op);
  }

  void walk(Region region, Visitor visitor) {
    if (isDone(visitor.region(), region)) {
      return;
    }
    for (Block block : blocks(region)) {
      walk(block, visitor);
    }
    visitAfter(visitor.region(), region);
  }

  void walk(Block block, Visitor visitor) {
    if (isDone(visitor.block(), block)) {
      return;
    }
    List<Operation> ops = new ArrayList<>();
    block.operations().forEach(ops::add);
    for (Operation op : inOrder(ops)) {
      walk(op, visitor);
    }
    visitAfter(visitor.block(), block);
  }

  private <T> boolean isDone(@Nullable Function<T, Boolean> visit, T part) {
    return before && visit != null && !visit.apply(part);
  }

  private <T> void visitAfter(@Nullable Function<T, Boolean> visit, T part) {
    if (!before && visit != null) {
      visit.apply(part);
    }
  }

  private <T> List<T> inOrder(List<T> parts) {
    if (order == Order.REVERSED || order == Order.REVERSE_DOMINANCE) {
      Collections.reverse(parts);
    }
    return parts;
  }

  private List<Block> blocks(Region region) {
    List<Block> blocks = new ArrayList<>();
    switch (order) {
      case LISTED, REVERSED -> region.blocks().forEach(blocks::add);
      default -> {
        if (!region.isEmpty()) {
          addReached(region.first(), new HashSet<>(), blocks);
        }
        return blocks;
      }
    }
    return inOrder(blocks);
  }

  /** Adds a block before the blocks that are reached from it first, or after them. */
  private void addReached(Block block, Set<Block> seen, List<Block> blocks) {
    if (!seen.add(block)) {
      return;
    }
    if (order == Order.FORWARD_DOMINANCE) {
      blocks.add(block);
    }
    for (int i = 0; i < block.successorCount(); i++) {
      addReached(block.successor(i), seen, blocks);
    }
    if (order == Order.REVERSE_DOMINANCE) {
      blocks.add(block);
    }
  }
}
