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

/**
 * Finds where to free a buffer, so that each way from where it is made passes just one such place, behind the last use.
 *
 * <p>That is one place in the {@linkplain CommonEnds common end} of all its lives. Where there is none, it is wherever
 * the buffer dies: behind its last use in blocks, and on edges to blocks that need it no more. All places are found
 * before the first one is changed.
 */
final class Placement {
  /** Where to free: behind an operation, before one, or on an edge. */
  private sealed interface Place {}

  private record Behind(Operation op) implements Place {}

  private record Before(Operation op) implements Place {}

  private record OnEdge(Operation terminator, int index) implements Place {}

  private record Step(OwnedBuffer buffer, Place place) {}

  private final List<Step> steps = new ArrayList<>();
  private final Set<Operation> replaced = new LinkedHashSet<>();

  /** Plans for a buffer all of whose lives end at {@code end}; returns whether it can be freed there. */
  boolean planAt(CommonEnds.End end, OwnedBuffer buffer) {
    Operation terminator = end.block().last();
    Operation last = end.lastUse() == null ? end.block().first() : end.lastUse();
    if (last != terminator) {
      steps.add(new Step(buffer, new Behind(last)));
      return true;
    }
    if (end.lastUse() == null) {
      steps.add(new Step(buffer, new Before(terminator)));
      return true;
    }
    // Who returns a buffer passes it on. A buffer that is needed on the way to another block dies there.
    return terminator.successorCount() == 0;
  }

  /** Plans for a buffer that some operations may take, or that dies in different places. */
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

  /** Frees at the planned places, in the order in which they were planned. */
  void carryOut(BufferOperations buffers, EdgeBlocks edges) {
    for (Step step : steps) {
      Operation dealloc = step.buffer().dealloc();
      boolean canMove = dealloc != null && !replaced.contains(dealloc);
      if (step.place() instanceof Behind behind && canMove) {
        if (behind.op() != dealloc) {
          dealloc.moveAfter(behind.op());
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
    if (place instanceof Behind behind) {
      return OpBuilder.after(behind.op());
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

  /** The blocks at whose start the buffer is needed, in the order in which they are found from the uses up. */
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

  /** Whether the buffer may be needed in a block that control goes to from a given one. */
  static Predicate<Block> neededBehind(LiveRange range) {
    Set<Block> liveIn = liveIn(range);
    return block -> leads(block, liveIn);
  }

  /** Within a block: behind the last use, if the buffer is not needed in the terminator or later. */
  private void planEndIn(Block block, LiveRange range, Set<Block> liveIn) {
    Operation last = range.lastUse(block);
    boolean passedOn = last != null && (last == block.last() || range.buffer().consumers().contains(last));
    if (passedOn || leads(block, liveIn)) {
      return;
    }
    steps.add(new Step(range.buffer(), last == null ? new Before(block.first()) : new Behind(last)));
  }

  private static boolean leads(Block block, Set<Block> targets) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (targets.contains(block.successor(i))) {
        return true;
      }
    }
    return false;
  }

  /** On the ways out of a block whose end needs the buffer, to blocks that do not need it. */
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
