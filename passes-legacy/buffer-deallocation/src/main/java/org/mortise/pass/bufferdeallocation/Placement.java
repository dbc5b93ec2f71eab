// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Finds the places at which a buffer is freed, so that each path from its definition passes exactly one place, after
 * the last use.
 *
 * <p>If the uses have a {@linkplain CommonPostDominators common post-dominator}, it is the only place. Otherwise the
 * buffer is freed wherever it dies: after its last use in a block, and on edges to blocks in which it is not live. All
 * places are planned before the program is changed.
 */
final class Placement {
  /** A position at which a buffer is freed: after or before an operation, or on an edge. */
  private sealed interface Place {
    void describe(Value buffer, BufferRemarks remarks);
  }

  private record After(Operation op) implements Place {
    @Override
    public void describe(Value buffer, BufferRemarks remarks) {
      remarks.freed(buffer, "after its last use", op, "last used here");
    }
  }

  private record Before(Operation op) implements Place {
    @Override
    public void describe(Value buffer, BufferRemarks remarks) {
      remarks.freed(buffer, "in a block that does not use it", op, "freed before this operation");
    }
  }

  private record OnEdge(Operation terminator, int index) implements Place {
    @Override
    public void describe(Value buffer, BufferRemarks remarks) {
      remarks.freed(buffer, "on a branch to a block that does not use it", terminator, "freed on this branch");
    }
  }

  private record Step(OwnedBuffer buffer, Place place) {}

  private final List<Step> steps = new ArrayList<>();
  private final Set<Operation> replaced = new LinkedHashSet<>();

  /** Plans for a buffer whose lifetime ends at {@code end}. Returns whether it can be freed there. */
  boolean planAt(CommonPostDominators.LifetimeEnd end, OwnedBuffer buffer) {
    Operation terminator = end.block().last();
    Operation last = end.lastUse() == null ? end.block().first() : end.lastUse();
    if (last != terminator) {
      steps.add(new Step(buffer, new After(last)));
      return true;
    }
    if (end.lastUse() == null) {
      steps.add(new Step(buffer, new Before(terminator)));
      return true;
    }
    // A terminator that returns the buffer transfers it. A buffer used by a branch dies on some edge.
    return terminator.successorCount() == 0;
  }

  /** Plans for a buffer that can have consumers, or that dies in different places. */
  void planWhereItDies(LiveRange range) {
    Set<Block> liveIn = liveIn(range);
    Operation dealloc = range.buffer().dealloc();
    if (dealloc != null) {
      replaced.add(dealloc);
    }
    planEndIn(range.definition(), range, liveIn);
    for (Block block : liveIn) {
      planEndIn(block, range, liveIn);
    }
    Set<Block> entered = new LinkedHashSet<>();
    planOnEdgesFrom(range.definition(), range, liveIn, entered);
    for (Block block : liveIn) {
      planOnEdgesFrom(block, range, liveIn, entered);
    }
  }

  /** Inserts the deallocations in the order in which they were planned. */
  void carryOut(BufferOperations buffers, EdgeBlocks edges, BufferRemarks remarks) {
    for (Step step : steps) {
      step.place().describe(step.buffer().value(), remarks);
      Operation dealloc = step.buffer().dealloc();
      boolean canMove = dealloc != null && !replaced.contains(dealloc);
      if (step.place() instanceof After after && canMove) {
        if (after.op() != dealloc) {
          dealloc.moveAfter(after.op());
        }
      } else if (step.place() instanceof Before before && canMove) {
        dealloc.moveBefore(before.op());
      } else {
        buffers.free(step.buffer().value(), builderAt(step.place(), edges));
      }
    }
    replaced.forEach(Operation::erase);
  }

  private static OpBuilder builderAt(Place place, EdgeBlocks edges) {
    if (place instanceof After after) {
      return OpBuilder.after(after.op());
    }
    if (place instanceof Before before) {
      return OpBuilder.before(before.op());
    }
    OnEdge edge = (OnEdge) place;
    Operation branch = edges.branchOn(edge.terminator(), edge.index());
    if (branch == null) {
      throw new DeallocationFailure(edge.terminator(), "makes a value for a successor on whose edge a buffer dies");
    }
    return OpBuilder.before(branch);
  }

  /** Returns the blocks at whose start the buffer is live, in the order of the search from the uses up. */
  private static Set<Block> liveIn(LiveRange range) {
    Set<Block> live = new LinkedHashSet<>();
    Deque<Block> pending = new ArrayDeque<>();
    for (Block block : range.blocks()) {
      if (block != range.definition() && live.add(block)) {
        pending.push(block);
      }
    }
    while (!pending.isEmpty()) {
      for (Block predecessor : pending.pop().predecessors()) {
        if (predecessor != range.definition() && live.add(predecessor)) {
          pending.push(predecessor);
        }
      }
    }
    return live;
  }

  /** Returns a predicate that accepts blocks with a successor in which the buffer is live. */
  static Predicate<Block> neededAfter(LiveRange range) {
    Set<Block> liveIn = liveIn(range);
    return block -> leads(block, liveIn);
  }

  /**
   * Plans inside {@code block}: after the last use, unless the terminator uses the buffer or it is live in a successor.
   */
  private void planEndIn(Block block, LiveRange range, Set<Block> liveIn) {
    Operation last = range.lastUse(block);
    boolean passedOn = last != null && (last == block.last() || range.buffer().consumers().contains(last));
    if (passedOn || leads(block, liveIn)) {
      return;
    }
    steps.add(new Step(range.buffer(), last == null ? new Before(block.first()) : new After(last)));
  }

  private static boolean leads(Block block, Set<Block> targets) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (targets.contains(block.successor(i))) {
        return true;
      }
    }
    return false;
  }

  /** Plans on the edges from a block that ends with the buffer live to blocks in which it is not live. */
  private void planOnEdgesFrom(Block block, LiveRange range, Set<Block> liveIn, Set<Block> entered) {
    boolean usedAtEnd = range.lastUse(block) != null && range.lastUse(block) == block.last();
    if (!usedAtEnd && !leads(block, liveIn)) {
      return;
    }
    for (int i = 0; i < block.successorCount(); i++) {
      Block successor = block.successor(i);
      if (liveIn.contains(successor)) {
        continue;
      }
      if (!diesOnAllEdgesTo(successor, range, liveIn)) {
        steps.add(new Step(range.buffer(), new OnEdge(block.last(), i)));
      } else if (entered.add(successor)) {
        steps.add(new Step(range.buffer(), new Before(successor.first())));
      }
    }
  }

  private static boolean diesOnAllEdgesTo(Block successor, LiveRange range, Set<Block> liveIn) {
    for (BlockOperand edge = successor.firstUse(); edge != null; edge = edge.nextUse()) {
      Block from = edge.owner().block();
      boolean endNeedsIt = range.lastUse(from) == from.last() || leads(from, liveIn);
      if (from != range.definition() && !liveIn.contains(from) || !endNeedsIt) {
        return false;
      }
    }
    return true;
  }
}
