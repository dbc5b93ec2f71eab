// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.liveness;

import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Computes {@link Liveness}: follows each value from its uses against the edges of the control flow. */
final class LivenessBuilder {
  private static final int[] EMPTY = {};

  /** Growing lists of value numbers, one per block. A value is added to a list only while it is the current one. */
  private static final class Lists {
    private final int[][] numbers;
    private final int[] counts;

    Lists(int blocks) {
      numbers = new int[blocks][];
      Arrays.fill(numbers, EMPTY);
      counts = new int[blocks];
    }

    boolean add(int block, int number) {
      int count = counts[block];
      if (count > 0 && numbers[block][count - 1] == number) {
        return false;
      }
      if (count == numbers[block].length) {
        numbers[block] = Arrays.copyOf(numbers[block], Math.max(4, count * 2));
      }
      numbers[block][count] = number;
      counts[block] = count + 1;
      return true;
    }

    int[][] trimmed() {
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = numbers[i].length == counts[i] ? numbers[i] : Arrays.copyOf(numbers[i], counts[i]);
      }
      return numbers;
    }
  }

  private final LivenessNumbering numbering;
  private final Predicate<Value> wanted;
  private final Predicate<OpOperand> counts;
  private final Lists in;
  private final Lists out;
  private final int[] pending;
  private int pendingCount;

  LivenessBuilder(LivenessNumbering numbering, Predicate<Value> wanted, Predicate<OpOperand> counts) {
    this.numbering = numbering;
    this.wanted = wanted;
    this.counts = counts;
    this.in = new Lists(numbering.blockCount());
    this.out = new Lists(numbering.blockCount());
    this.pending = new int[numbering.blockCount()];
  }

  int[][] liveIn() {
    return in.trimmed();
  }

  int[][] liveOut() {
    return out.trimmed();
  }

  void run() {
    for (int number = 0; number < numbering.valueCount(); number++) {
      Value value = numbering.value(number);
      if (!value.hasUses() || !wanted.test(value)) {
        continue;
      }
      Block defining = numbering.isOuter(number) ? null : value.parentBlock();
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        if (counts.test(use)) {
          addUse(use.owner().block(), defining, number);
        }
      }
      propagate(defining, number);
    }
  }

  /** Makes the value live in the using block and in all blocks around it, up to the defining region. */
  private void addUse(Block using, @Nullable Block defining, int number) {
    Block block = using;
    while (block != null && block != defining) {
      int index = numbering.quickNumber(block);
      if (index < 0) {
        return;
      }
      boolean outermost = defining != null && block.parent() == defining.parent();
      if (outermost) {
        out.add(numbering.quickNumber(defining), number);
      }
      if (!makeLiveIn(index, number) || outermost) {
        return;
      }
      Operation parent = block.parentOp();
      block = parent == null ? null : parent.block();
    }
  }

  private boolean makeLiveIn(int block, int number) {
    if (!in.add(block, number)) {
      return false;
    }
    pending[pendingCount++] = block;
    return true;
  }

  private void propagate(@Nullable Block defining, int number) {
    while (pendingCount > 0) {
      Block block = numbering.block(pending[--pendingCount]);
      for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
        Block predecessor = use.owner().block();
        int index = numbering.quickNumber(predecessor);
        if (index < 0) {
          continue;
        }
        out.add(index, number);
        if (predecessor != defining) {
          makeLiveIn(index, number);
        }
      }
    }
  }
}
