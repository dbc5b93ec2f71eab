// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The live bytes of a function after each number of a {@link ProgramOrder}, and the room below their maximum in each
 * block: the maximum that is reached whenever the block, with the blocks around it, is executed.
 *
 * <p>Lifetimes that are not known exactly are overestimated for the room, and underestimated for the maximum, so a
 * buffer that fits into the room never raises the maximum. While a buffer of unknown size is live, or an unknown amount
 * is allocated, there is no room, except for a buffer that is live only where nothing is allocated. Near-linear.
 */
final class LiveBytes {
  private final Heights known;
  /** The number of live buffers of unknown size. */
  private final Heights unknown;
  /** Per block the maximum after operations of the block or of a block around it. */
  private final Map<Block, Long> peaks = new IdentityHashMap<>();
  private final Counts allocations;
  private final Counts frees;
  /** The operations that may allocate an unknown amount. */
  private final Counts barriers;

  LiveBytes(Operation function, Survey survey) {
    ProgramOrder order = survey.order();
    int count = order.count();
    known = new Heights(count + 1);
    unknown = new Heights(count + 1);
    allocations = new Counts(count + 1);
    frees = new Counts(count + 1);
    barriers = new Counts(count + 1);
    Heights certain = new Heights(count + 1);
    for (OpResult buffer : BufferAllocations.in(function)) {
      if (!(buffer.type() instanceof BaseMemRefType)) {
        continue;
      }
      int start = order.start(buffer.owner());
      allocations.add(start, 1);
      boolean isOpen = survey.spans().isReturned(buffer) || survey.escapes().contains(buffer);
      int end = isOpen ? count : survey.spans().last(buffer) - 1;
      long bytes = BufferSize.bytesOf(buffer);
      if (bytes == BufferSize.UNKNOWN) {
        unknown.add(start, end, 1);
        continue;
      }
      known.add(start, end, bytes);
      certain.add(start, certainEnd(buffer, order, count), bytes);
    }
    function.walkPreOrder((Operation op) -> {
      if (Allocations.freedBy(op) != null) {
        frees.add(order.start(op), 1);
      } else if (mayAllocateUnknown(op)) {
        barriers.add(order.start(op), 1);
      }
    });
    addPeaks(function, survey, certain);
  }

  /** Finds the maximum of each block. Outer blocks come first; only an allocation can reach a new maximum. */
  private void addPeaks(Operation function, Survey survey, Heights certain) {
    ProgramOrder order = survey.order();
    function.walkPreOrder((Operation op) -> {
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          long peak = op == function ? 0 : peaks.get(op.block());
          for (Operation each : block.operations()) {
            if (Allocations.isReusable(each, survey.policies())) {
              peak = Math.max(peak, certain.max(order.start(each), order.start(each)));
            }
          }
          peaks.put(block, peak);
        }
      }
    });
  }

  /** Returns the last number up to which the buffer is live on all paths. */
  private static int certainEnd(OpResult buffer, ProgramOrder order, int count) {
    Operation found = null;
    for (OpOperand use = buffer.firstUse(); use != null; use = use.nextUse()) {
      if (Allocations.freedBy(use.owner()) == buffer) {
        if (found != null || use.owner().block() != buffer.parentBlock()) {
          return order.start(buffer.owner());
        }
        found = use.owner();
      }
    }
    return order.start(found == null ? buffer.owner() : found) - (found == null ? 0 : 1);
  }

  private static boolean mayAllocateUnknown(Operation op) {
    return op.implementsInterface(CallOpInterface.class) || MemoryEffects.of(op) == null
        && !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !op.hasTrait(Trait.TERMINATOR);
  }

  /**
   * Returns whether a buffer that is live before {@code first} and after {@code last} can be kept in between.
   *
   * @param block the block that allocates the buffer
   */
  boolean canKeep(Block block, int first, int last, long bytes) {
    return !barriers.hasAny(first, last)
        && (!allocations.hasAny(first, last) || hasRoom(block, first, last, bytes));
  }

  /**
   * Returns whether a buffer that is live after {@code last} can be allocated before {@code first}.
   *
   * @param block the block that allocates the buffer
   */
  boolean canAllocateEarlier(Block block, int first, int last, long bytes) {
    return !barriers.hasAny(first, last)
        && (!allocations.hasAny(first, last) && !frees.hasAny(first, last) || hasRoom(block, first, last, bytes));
  }

  private boolean hasRoom(Block block, int first, int last, long bytes) {
    return bytes != BufferSize.UNKNOWN && unknown.max(first, last) == 0
        && known.max(first, last) + bytes <= peaks.get(block);
  }

  /** Records that a deallocation and a later allocation are erased. */
  void erase(int free, int allocation) {
    frees.add(free, -1);
    allocations.add(allocation, -1);
  }

  /** Records that an allocation and the deallocation of its buffer are at other numbers from now on. */
  void move(int allocation, int toStart, int free, int toEnd) {
    allocations.add(allocation, -1);
    allocations.add(toStart, 1);
    frees.add(free, -1);
    frees.add(toEnd, 1);
  }

  /** Records that a buffer is live at further numbers. */
  void add(int first, int last, long bytes) {
    if (bytes == BufferSize.UNKNOWN) {
      unknown.add(first, last, 1);
    } else {
      known.add(first, last, bytes);
    }
  }
}
