// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Computes the maximum number of bytes that a function would have on the heap if each buffer were freed right after its
 * last use, including uses of its aliases: a lower bound for all placements of deallocations without changed
 * allocations. Existing deallocations are ignored, and so are buffers that are allocated for them.
 *
 * <p>A buffer counts at the points at which a value that can be the buffer is used later ({@link BufferUses}). So of
 * several branches the most expensive one counts, and loops are counted once. A buffer that is defined before a loop
 * and used in it counts throughout the loop. Of the buffers that meet in one value only one counts after that, see
 * {@link LiveBuffers}. Escaping buffers are never freed. Linear in the sizes of the sets of live values that {@link
 * Liveness} computes; without recursion.
 */
public final class PeakBound {
  /** A position in the regions of an operation. */
  private static final class Frame {
    final Operation op;
    int region;
    @Nullable Block block;
    @Nullable Operation next;
    /** The values that became live in the block, and the values whose last use there is an operation. */
    final Set<Value> added = Collections.newSetFromMap(new IdentityHashMap<>());
    final Map<Operation, List<Value>> dying = new IdentityHashMap<>();

    Frame(Operation op) {
      this.op = op;
    }
  }

  private final Liveness liveness;
  private final BufferUses uses;
  private final LiveBuffers buffers;
  private final Map<Value, Long> escaping;
  private final Set<Value> alive = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Frame> stack = new ArrayDeque<>();
  private long escaped;
  private long peak;

  private PeakBound(Liveness liveness, BufferUses uses, LiveBuffers buffers, Map<Value, Long> escaping) {
    this.liveness = liveness;
    this.uses = uses;
    this.buffers = buffers;
    this.escaping = escaping;
  }

  /** Returns the maximum number of bytes at a time, or a negative number if it is unknown. */
  public static long of(Operation function, BufferSizes sizes) {
    Map<Value, Long> allocated = sizes.allocatedIn(function);
    return allocated == null ? BufferSizes.UNKNOWN : of(function, allocated);
  }

  /**
   * Returns the maximum number of bytes of {@code allocated} at a time.
   *
   * @param allocated the buffers to count with their sizes; a view among them, such as a part of an arena, counts as a
   *     separate buffer
   */
  public static long of(Operation function, Map<Value, Long> allocated) {
    if (allocated.isEmpty()) {
      return 0;
    }
    Set<Value> lists = AddressLists.in(function);
    BufferAliases aliases = BufferAliases.of(function, BufferGraph.NEW_RESULTS);
    BufferEscapes allEscapes = BufferEscapes.of(aliases);
    Map<Value, Long> escaping = new IdentityHashMap<>();
    Map<Value, Long> freed = new IdentityHashMap<>();
    BufferUses uses = BufferUses.of(aliases, lists);
    allocated.forEach((buffer, bytes) -> {
      BufferEscapes.Escape escape = allEscapes.of(buffer);
      boolean escapes = escape != null && !uses.isListed(escape.op());
      if (!lists.contains(buffer)) {
        (escapes ? escaping : freed).put(buffer, bytes);
      }
    });
    LiveBuffers buffers = new LiveBuffers(aliases, freed);
    PeakBound bound =
        new PeakBound(Liveness.of(function, buffers::isCounted, uses::counts), uses, buffers, escaping);
    bound.run(function);
    return bound.peak;
  }

  private void run(Operation function) {
    stack.push(new Frame(function));
    while (!stack.isEmpty()) {
      Frame frame = stack.peek();
      if (frame.next != null) {
        Operation op = frame.next;
        frame.next = op.next();
        if (op.regionCount() == 0 || op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
          finish(op, frame);
        } else {
          beforeRegions(op, frame);
          stack.push(new Frame(op));
        }
      } else if (!nextBlock(frame)) {
        stack.pop();
        if (!stack.isEmpty()) {
          finish(frame.op, stack.peek());
        }
      }
    }
  }

  private boolean nextBlock(Frame frame) {
    frame.added.forEach(this::kill);
    frame.added.clear();
    frame.dying.clear();
    Block block = frame.block == null ? null : frame.block.next();
    while (block == null) {
      if (frame.region == frame.op.regionCount()) {
        return false;
      }
      Region region = frame.op.region(frame.region++);
      block = region.isEmpty() ? null : region.first();
    }
    frame.block = block;
    frame.next = block.first();
    for (Value value : liveness.liveIn(block)) {
      start(value, block, frame);
    }
    for (BlockArgument argument : block.argumentList()) {
      if (buffers.isCounted(argument) && isUsed(argument)) {
        start(argument, block, frame);
      }
    }
    note();
    return true;
  }

  /** Marks a value as live at the beginning of a block, unless it is live throughout the parent operation. */
  private void start(Value value, Block block, Frame frame) {
    if (block.first() != null && alive.add(value)) {
      frame.added.add(value);
      buffers.add(value);
      endLater(value, block.first(), frame);
    }
  }

  private void endLater(Value value, Operation start, Frame frame) {
    if (!liveness.isLiveOut(value, start.block())) {
      frame.dying.computeIfAbsent(liveness.endOperation(value, start), each -> new ArrayList<>(1)).add(value);
    }
  }

  private boolean isUsed(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (uses.counts(use)) {
        return true;
      }
    }
    return false;
  }

  /** Ends the lifetimes of values whose last user is {@code op}, except values used in its repeated regions. */
  private void beforeRegions(Operation op, Frame frame) {
    note();
    List<Value> last = frame.dying.get(op);
    if (last == null) {
      return;
    }
    boolean repeats = repeats(op);
    last.removeIf(value -> {
      boolean isLate = repeats && isUsedIn(op, value);
      if (!isLate) {
        frame.added.remove(value);
        kill(value);
      }
      return !isLate;
    });
  }

  private boolean isUsedIn(Operation op, Value value) {
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty() && liveness.isLiveIn(value, op.region(i).first())) {
        return true;
      }
    }
    return false;
  }

  private static boolean repeats(Operation op) {
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    for (int i = 0; branch != null && i < op.regionCount(); i++) {
      if (branch.isRepetitiveRegion(op, op.region(i))) {
        return true;
      }
    }
    return branch == null;
  }

  /** Marks the results as live, and ends the lifetimes of values whose last user is the operation. */
  private void finish(Operation op, Frame frame) {
    boolean allocates = !BufferSizes.allocatedBy(op).isEmpty();
    if (!allocates) { // the results are existing buffers, perhaps the operands' buffers
      endAt(op, frame);
    }
    for (OpResult result : op.resultList()) {
      escaped += escaping.getOrDefault(result, 0L);
      if (buffers.isCounted(result) && alive.add(result)) {
        frame.added.add(result);
        buffers.add(result);
        endLater(result, op, frame);
      }
    }
    note();
    endAt(op, frame);
  }

  private void endAt(Operation op, Frame frame) {
    List<Value> last = frame.dying.remove(op);
    for (Value value : last == null ? List.<Value>of() : last) {
      frame.added.remove(value);
      kill(value);
    }
  }

  private void kill(Value value) {
    if (alive.remove(value)) {
      buffers.remove(value);
    }
  }

  private void note() {
    peak = Math.max(peak, buffers.bytes() + escaped);
  }
}
