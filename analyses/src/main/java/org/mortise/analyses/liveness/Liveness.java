// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.liveness;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Analysis;

/**
 * The values that are live at the start and at the end of each block inside an operation, at any depth. A use in a
 * nested region counts as a use by the operation with that region, and the value is live at the start of the nested
 * block. A snapshot: it does not follow changes of the program.
 *
 * <p>Every value is followed from its uses back to its definition. The cost is linear in the uses and in the total
 * length of the resulting lists, independent of the number of blocks. The lists are in the order of definition.
 */
public final class Liveness {
  /** The liveness of all values as passes request it. */
  public static final Analysis<Liveness> ANALYSIS = new Analysis<>("Liveness", Liveness::of);

  private final LivenessNumbering numbering;
  private final Predicate<OpOperand> counts;
  private final int[][] liveIn;
  private final int[][] liveOut;

  private Liveness(LivenessNumbering numbering, Predicate<OpOperand> counts, int[][] liveIn, int[][] liveOut) {
    this.numbering = numbering;
    this.counts = counts;
    this.liveIn = liveIn;
    this.liveOut = liveOut;
  }

  /** Computes the liveness of all values in the blocks inside {@code op}. */
  public static Liveness of(Operation op) {
    return of(op, value -> true);
  }

  /** Computes the liveness of the values that {@code wanted} accepts. */
  public static Liveness of(Operation op, Predicate<Value> wanted) {
    return of(op, wanted, use -> true);
  }

  /**
   * Computes the liveness of the values that {@code wanted} accepts, considering only uses that {@code counts} accepts.
   */
  public static Liveness of(Operation op, Predicate<Value> wanted, Predicate<OpOperand> counts) {
    LivenessNumbering numbering = new LivenessNumbering(op);
    LivenessBuilder builder = new LivenessBuilder(numbering, wanted, counts);
    builder.run();
    return new Liveness(numbering, counts, builder.liveIn(), builder.liveOut());
  }

  // ---- blocks ------------------------------------------------------------------------------------------------------

  /** Returns the values that are defined elsewhere and used in {@code block} or later. */
  public List<Value> liveIn(Block block) {
    return values(liveIn[numbering.requireBlock(block)]);
  }

  /** Returns the values that are used after {@code block}, in another block of its region. */
  public List<Value> liveOut(Block block) {
    return values(liveOut[numbering.requireBlock(block)]);
  }

  /**
   * Returns whether {@code value} is defined elsewhere and used in {@code block} or later.
   *
   * @throws IllegalArgumentException if {@code block} was added after the analysis
   */
  public boolean isLiveIn(Value value, Block block) {
    return contains(liveIn[numbering.requireBlock(block)], value);
  }

  /**
   * Returns whether {@code value} is used after {@code block}, in another block of its region.
   *
   * @throws IllegalArgumentException if {@code block} was added after the analysis
   */
  public boolean isLiveOut(Value value, Block block) {
    return contains(liveOut[numbering.requireBlock(block)], value);
  }

  private boolean contains(int[] numbers, Value value) {
    int number = numbering.numberOf(value);
    return number >= 0 && Arrays.binarySearch(numbers, number) >= 0;
  }

  private List<Value> values(int[] numbers) {
    return new ValueList(numbering, numbers);
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  /** Returns the first operation of {@code block} at which {@code value}, which is live in it, is live. */
  public @Nullable Operation startOperation(Value value, Block block) {
    return value.definingOp() == null || isLiveIn(value, block) ? block.first() : value.definingOp();
  }

  /**
   * Returns the last operation of {@code start}'s block at which {@code value} is live: the terminator if the value is
   * live after the block, otherwise the last operation that uses it, directly or in its regions; {@code start} if it is
   * unused. Linear in the uses and their depth.
   */
  public @Nullable Operation endOperation(Value value, Operation start) {
    Block block = start.block();
    if (isLiveOut(value, block)) {
      return block.last();
    }
    Operation end = start;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = counts.test(use) ? block.findAncestorOpInBlock(use.owner()) : null;
      if (user != null && end.isBeforeInBlock(user)) {
        end = user;
      }
    }
    return end;
  }

  /** Returns whether {@code value} has no use after {@code op}. */
  public boolean isDeadAfter(Value value, Operation op) {
    if (isLiveOut(value, op.block())) {
      return false;
    }
    Operation end = endOperation(value, op);
    return end == op || end.isBeforeInBlock(op);
  }

  /** A list of values, stored by their numbers. */
  private static final class ValueList extends AbstractList<Value> implements RandomAccess {
    private final LivenessNumbering numbering;
    private final int[] numbers;

    ValueList(LivenessNumbering numbering, int[] numbers) {
      this.numbering = numbering;
      this.numbers = numbers;
    }

    @Override
    public Value get(int index) {
      return numbering.value(numbers[index]);
    }

    @Override
    public int size() {
      return numbers.length;
    }

    @Override
    public boolean contains(Object wanted) {
      return wanted instanceof Value value && Arrays.binarySearch(numbers, numbering.numberOf(value)) >= 0;
    }
  }
}
