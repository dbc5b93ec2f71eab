// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Numbers the blocks and operations inside one operation in a possible execution order: an operation precedes its
 * nested operations and the later operations of its block, and a block precedes the blocks that it reaches and that do
 * not reach it. Blocks that reach each other are adjacent. So outside of loops, no operation is executed after one with
 * a higher number in the same execution of the region that contains both.
 *
 * <p>Linear, without recursion. A snapshot: operations that are added later have no number.
 */
public final class ProgramOrder {
  /** The blocks of a region, or the operations of a block, that are still to be visited. */
  private static final class Frame {
    final Operation owner;
    final List<Block> blocks;
    int nextBlock;
    @Nullable Block block;
    @Nullable Operation next;

    Frame(Operation owner, List<Block> blocks) {
      this.owner = owner;
      this.blocks = blocks;
    }
  }

  private final Map<Operation, Integer> operations = new IdentityHashMap<>();
  private final Map<Block, Integer> blocks = new IdentityHashMap<>();
  /** For each number of an operation or block, the last number inside it. */
  private int[] ends = new int[64];
  private int count;
  /** The blocks that can reach themselves, each with all blocks of its cycle in their order. */
  private final Map<Block, List<Block>> cycles = new IdentityHashMap<>(2);

  private ProgramOrder() {}

  /** Numbers {@code root} and everything inside it. */
  public static ProgramOrder of(Operation root) {
    ProgramOrder order = new ProgramOrder();
    order.visit(root);
    return order;
  }

  /** Returns the number of numbered blocks and operations. */
  public int count() {
    return count;
  }

  /** Returns whether {@code op} has a number. */
  public boolean contains(Operation op) {
    return operations.containsKey(op);
  }

  /** Returns the number of {@code op}. */
  public int start(Operation op) {
    return operations.get(op);
  }

  /** Returns the last number inside {@code op}, its own if it has no regions. */
  public int end(Operation op) {
    return ends[operations.get(op)];
  }

  /** Returns the position of the start of {@code block}; its operations have higher positions. */
  public int start(Block block) {
    return blocks.get(block);
  }

  /** Returns the last number inside {@code block}. */
  public int end(Block block) {
    return ends[blocks.get(block)];
  }

  /** Returns whether control can return from {@code block} to itself inside its region. */
  public boolean isInCycle(Block block) {
    return cycles.containsKey(block);
  }

  /** Returns the last number of the blocks in a cycle with {@code block}, including itself. */
  public int endOfCycle(Block block) {
    List<Block> cycle = cycles.get(block);
    return end(cycle == null ? block : cycle.get(cycle.size() - 1));
  }

  private int number() {
    if (count == ends.length) {
      ends = Arrays.copyOf(ends, 2 * count);
    }
    ends[count] = count;
    return count++;
  }

  private void visit(Operation root) {
    Deque<Frame> stack = new ArrayDeque<>();
    enter(root, stack);
    while (!stack.isEmpty()) {
      Frame frame = stack.peek();
      if (frame.next != null) {
        Operation op = frame.next;
        frame.next = op.next();
        enter(op, stack);
        continue;
      }
      if (frame.block != null) {
        ends[blocks.get(frame.block)] = count - 1;
        frame.block = null;
      }
      if (frame.nextBlock < frame.blocks.size()) {
        frame.block = frame.blocks.get(frame.nextBlock++);
        frame.next = frame.block.first();
        blocks.put(frame.block, number());
      } else {
        ends[operations.get(frame.owner)] = count - 1;
        stack.pop();
      }
    }
  }

  private void enter(Operation op, Deque<Frame> stack) {
    operations.put(op, number());
    if (op.regionCount() == 0) {
      return;
    }
    List<Block> inOrder = new ArrayList<>();
    for (int i = 0; i < op.regionCount(); i++) {
      addBlocks(op.region(i), inOrder);
    }
    stack.push(new Frame(op, inOrder));
  }

  private void addBlocks(Region region, List<Block> inOrder) {
    if (region.isEmpty() || region.hasOneBlock()) {
      if (!region.isEmpty()) {
        inOrder.add(region.first());
        noteLoopOf(region.first());
      }
      return;
    }
    Successors successors = new Successors(region);
    StronglyConnectedComponents components =
        new StronglyConnectedComponents(successors.blocks.size(), successors);
    for (int i = 0; i < successors.blocks.size(); i++) {
      components.search(i);
    }
    for (int i = components.count() - 1; i >= 0; i--) {
      List<Block> members = new ArrayList<>(components.end(i) - components.start(i));
      for (int k = components.start(i); k < components.end(i); k++) {
        members.add(successors.blocks.get(components.member(k)));
      }
      Collections.sort(members, (a, b) -> successors.numbers.get(a) - successors.numbers.get(b));
      inOrder.addAll(members);
      if (members.size() == 1) {
        noteLoopOf(members.get(0));
        continue;
      }
      for (Block member : members) {
        cycles.put(member, members);
      }
    }
  }

  private void noteLoopOf(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (block.successor(i) == block) {
        cycles.put(block, List.of(block));
      }
    }
  }

  private static final class Successors implements StronglyConnectedComponents.Edges {
    final List<Block> blocks = new ArrayList<>();
    final Map<Block, Integer> numbers = new IdentityHashMap<>();
    private final int[] next;

    Successors(Region region) {
      for (Block block : region.blocks()) {
        numbers.put(block, blocks.size());
        blocks.add(block);
      }
      next = new int[blocks.size()];
    }

    @Override
    public int nextTarget(int node) {
      Block block = blocks.get(node);
      return next[node] < block.successorCount()
          ? numbers.get(block.successor(next[node]++)) : StronglyConnectedComponents.NONE;
    }
  }
}
