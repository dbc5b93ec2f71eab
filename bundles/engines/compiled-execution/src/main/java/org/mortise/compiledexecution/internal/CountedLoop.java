// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * A loop over consecutive blocks, entered only at the first one, the head. The head continues the loop while the
 * counter is less than a loop-invariant limit; the latch, the last block, adds a step to the counter and jumps back.
 *
 * @param head the first block
 * @param latch the last block
 * @param counter the loop counter
 * @param limit the upper bound of the counter
 * @param step the increment
 * @param branch the branch at the end of the head
 * @param update the index of the move that sets the counter in the latch
 * @param isInnermost whether the loop contains no other loop
 */
record CountedLoop(Block head, Block latch, Register counter, Register limit, Register step,
    Instruction.Branch branch, int update, boolean isInnermost) {
  private static final int NONE = -1;

  /** Returns the counted loops of a code, in the order of their heads. Linear, except for nested loops. */
  static List<CountedLoop> of(Code code, Blocks blocks, Registers registers) {
    return new Finder(code, blocks, registers).find();
  }

  private static final class Finder {
    private final Code code;
    private final Blocks blocks;
    private final Registers registers;
    private final List<Block> all;
    /** The last block with a jump back to a block, and the number of these jumps. */
    private final int[] latches;
    private final int[] backEdges;
    /** The first and the last predecessor of a block. */
    private final int[] firstSource;
    private final int[] lastSource;

    Finder(Code code, Blocks blocks, Registers registers) {
      this.code = code;
      this.blocks = blocks;
      this.registers = registers;
      this.all = blocks.all();
      this.latches = new int[all.size()];
      this.backEdges = new int[all.size()];
      this.firstSource = new int[all.size()];
      this.lastSource = new int[all.size()];
      Arrays.fill(latches, NONE);
      Arrays.fill(firstSource, Integer.MAX_VALUE);
      Arrays.fill(lastSource, NONE);
    }

    List<CountedLoop> find() {
      for (Block block : all) {
        Instruction last = code.instructions().get(block.to() - 1);
        for (Label target : RegisterAccess.of(last).targets()) {
          edge(block.index(), blocks.startingAt(target.position()).index());
        }
        if (!RegisterAccess.isTerminator(last)) {
          edge(block.index(), block.index() + 1);
        }
      }
      List<CountedLoop> loops = new ArrayList<>();
      for (int head = 0; head < latches.length; head++) {
        CountedLoop loop = latches[head] == NONE ? null : loop(all.get(head), all.get(latches[head]));
        if (loop != null) {
          loops.add(loop);
        }
      }
      return loops;
    }

    private void edge(int from, int to) {
      if (to <= from) {
        latches[to] = from;
        backEdges[to]++;
      }
      firstSource[to] = Math.min(firstSource[to], from);
      lastSource[to] = Math.max(lastSource[to], from);
    }

    private @Nullable CountedLoop loop(Block head, Block latch) {
      if (backEdges[head.index()] != 1
          || !(code.instructions().get(head.to() - 1) instanceof Instruction.Branch branch)
          || !(code.instructions().get(latch.to() - 1) instanceof Instruction.Jump)
          || !(registers.comparison(branch) instanceof Instruction.CompareIntegers compare)
          || compare.predicate() != IntegerPredicate.SLT
          || !isInside(branch.ifTrue(), head, latch) || isInside(branch.ifFalse(), head, latch)) {
        return null;
      }
      int update = onlyDefinition(compare.left(), head, latch);
      if (update < latch.from() || onlyDefinition(compare.right(), head, latch) != NONE
          || !(code.instructions().get(update) instanceof Instruction.Move move)) {
        return null;
      }
      Register step = step(move.source(), compare.left(), head, latch);
      if (step == null || onlyDefinition(step, head, latch) != NONE) {
        return null;
      }
      boolean isInnermost = true;
      for (int i = head.index() + 1; i <= latch.index(); i++) {
        if (firstSource[i] < head.index() || lastSource[i] > latch.index()) {
          return null;
        }
        isInnermost &= latches[i] == NONE;
      }
      return new CountedLoop(head, latch, compare.left(), compare.right(), step, branch, update, isInnermost);
    }

    private boolean isInside(Label label, Block head, Block latch) {
      int target = blocks.startingAt(label.position()).index();
      return target > head.index() && target <= latch.index();
    }

    /** Returns the index of the only definition in the loop; {@link #NONE} or less otherwise. */
    private int onlyDefinition(Register register, Block head, Block latch) {
      return registers.definitionWithin(register, head.from(), latch.to());
    }

    /** Returns the increment of the counter, if the sum is computed only in the loop; otherwise null. */
    private @Nullable Register step(Register sum, Register counter, Block head, Block latch) {
      int index = registers.definitionIndex(sum);
      if (index < head.to() || index >= latch.to()
          || !(code.instructions().get(index) instanceof Instruction.BinaryInteger add)
          || add.function() != IntegerFunction.ADD) {
        return null;
      }
      return add.left().equals(counter) ? add.right() : add.right().equals(counter) ? add.left() : null;
    }
  }
}
