// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.ConditionalDeallocationOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Estimates the maximum number of bytes that a function has on the heap, including results of calls. Loops are counted
 * once, the most expensive of several branches counts, and conditional deallocations are assumed to free. Unknown if a
 * buffer has a dynamic size or elements of unknown size. Linear; no recursion.
 */
public final class LiveBytes {
  /**
   * A position in the regions of an operation, which are visited one by one, each with its blocks in control flow
   * order.
   */
  private static final class Frame {
    final Operation op;
    final long entry;
    int regions;
    Iterator<Block> blocks = Collections.emptyIterator();
    final Map<Block, Long> states = new HashMap<>();
    Block block;
    @Nullable Operation next;
    long now;
    long exit = BufferSizes.UNKNOWN;

    Frame(Operation op, long entry) {
      this.op = op;
      this.entry = entry;
    }

    /** Advances to the next block, which may be empty. Returns false after the last block. */
    boolean nextBlock() {
      if (block != null) {
        leaveBlock();
      }
      while (!blocks.hasNext()) {
        if (regions == op.regionCount()) {
          return false;
        }
        blocks = inOrder(op.region(regions++)).iterator();
      }
      block = blocks.next();
      next = block.first();
      now = states.getOrDefault(block, entry);
      return true;
    }

    private void leaveBlock() {
      Operation last = block.last();
      int successors = last == null ? 0 : last.successorCount();
      for (int i = 0; i < successors; i++) {
        states.merge(last.successor(i), now, Math::max);
      }
      exit = successors == 0 ? Math.max(exit, now) : exit;
    }
  }

  private final Deque<Frame> stack = new ArrayDeque<>();
  private long peak;
  private boolean unknown;

  private final BufferSizes sizes;

  private LiveBytes(BufferSizes sizes) {
    this.sizes = sizes;
  }

  /** Returns the maximum number of bytes at a time, or a negative number if it is unknown. */
  public static long peakOf(Operation function, BufferSizes sizes) {
    LiveBytes bytes = new LiveBytes(sizes);
    bytes.stack.push(new Frame(function, 0));
    while (!bytes.stack.isEmpty()) {
      bytes.step(bytes.stack.peek());
    }
    return bytes.unknown ? BufferSizes.UNKNOWN : bytes.peak;
  }

  private void step(Frame frame) {
    if (frame.next == null) {
      if (!frame.nextBlock()) {
        leave();
      }
      return;
    }
    Operation op = frame.next;
    frame.next = op.next();
    account(op, frame);
    if (op.regionCount() > 0 && !op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      stack.push(new Frame(op, frame.now));
    }
  }

  private void leave() {
    Frame done = stack.pop();
    if (!stack.isEmpty() && done.exit != BufferSizes.UNKNOWN) {
      stack.peek().now = done.exit;
    }
  }

  private void account(Operation op, Frame frame) {
    ConditionalDeallocationOpInterface dealloc = op.getInterface(ConditionalDeallocationOpInterface.class);
    if (dealloc != null) {
      dealloc.getDeallocated(op).forEach(freed -> add(frame, -sizeOf(BufferGraph.viewBase(freed))));
      return;
    }
    BufferSizes.allocatedBy(op).forEach(buffer -> add(frame, sizeOf(buffer)));
    List<MemoryEffect> effects = op.regionCount() == 0 ? MemoryEffects.of(op) : null;
    if (effects != null) {
      effects.forEach(effect -> free(effect, frame));
    }
  }

  private void free(MemoryEffect effect, Frame frame) {
    if (effect.value() != null && effect.kind() == MemoryEffect.Kind.FREE
        && effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE) {
      add(frame, -sizeOf(BufferGraph.viewBase(effect.value())));
    }
  }

  private void add(Frame frame, long bytes) {
    frame.now = Math.max(0, frame.now + bytes);
    peak = Math.max(peak, frame.now);
  }

  private long sizeOf(Value buffer) {
    long bytes = sizes.bytesOf(buffer);
    unknown |= bytes == BufferSizes.UNKNOWN;
    return Math.max(0, bytes);
  }

  /** Returns the reachable blocks in reverse post-order. */
  private static List<Block> inOrder(Region region) {
    List<Block> order = new ArrayList<>();
    if (region.isEmpty()) {
      return order;
    }
    Set<Block> seen = new HashSet<>();
    Deque<Block> path = new ArrayDeque<>();
    Deque<int[]> followed = new ArrayDeque<>();
    seen.add(region.first());
    path.push(region.first());
    followed.push(new int[1]);
    while (!path.isEmpty()) {
      Operation last = path.peek().last();
      int next = followed.peek()[0]++;
      if (last == null || next >= last.successorCount()) {
        order.add(path.pop());
        followed.pop();
      } else if (seen.add(last.successor(next))) {
        path.push(last.successor(next));
        followed.push(new int[1]);
      }
    }
    Collections.reverse(order);
    return order;
  }
}
