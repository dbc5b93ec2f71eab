// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;

/**
 * The basic blocks of a code that can be reached, in the order of their instructions. Blocks have a limited size, so
 * that each fits in a method. Linear.
 */
final class Blocks {
  /**
   * A block.
   *
   * @param index the number among the blocks
   * @param from the index of the first instruction
   * @param to the index after the last instruction
   */
  record Block(int index, int from, int to) {}

  private final Code code;
  private final List<Block> blocks = new ArrayList<>();
  private final int[] blockAt;

  /** @param maxCost the largest {@link Cost} of a block of more than one instruction */
  Blocks(Code code, int maxCost) {
    this.code = code;
    int count = code.instructions().size();
    this.blockAt = new int[count];
    BitSet starts = starts(maxCost);
    BitSet reached = reached(starts);
    for (int from = 0; from < count;) {
      int next = starts.nextSetBit(from + 1);
      int to = next < 0 ? count : next;
      if (reached.get(from)) {
        blockAt[from] = blocks.size();
        blocks.add(new Block(blocks.size(), from, to));
      }
      from = to;
    }
  }

  private BitSet starts(int maxCost) {
    BitSet starts = new BitSet();
    starts.set(0);
    int cost = 0;
    List<Instruction> instructions = code.instructions();
    for (int i = 0; i < instructions.size(); i++) {
      Instruction instruction = instructions.get(i);
      for (Label label : RegisterAccess.of(instruction).targets()) {
        starts.set(label.position());
      }
      if (RegisterAccess.isTerminator(instruction)) {
        starts.set(i + 1);
      }
    }
    for (int i = 0; i < instructions.size(); i++) {
      int added = Cost.of(instructions.get(i));
      cost = starts.get(i) ? added : cost + added;
      if (cost > maxCost) {
        starts.set(i);
        cost = added;
      }
    }
    return starts;
  }

  private BitSet reached(BitSet starts) {
    BitSet reached = new BitSet();
    Deque<Integer> pending = new ArrayDeque<>();
    pending.push(0);
    int count = code.instructions().size();
    while (!pending.isEmpty()) {
      int from = pending.pop();
      if (reached.get(from)) {
        continue;
      }
      reached.set(from);
      int next = starts.nextSetBit(from + 1);
      int to = next < 0 ? count : next;
      Instruction last = code.instructions().get(to - 1);
      RegisterAccess.of(last).targets().forEach(label -> pending.push(label.position()));
      if (!RegisterAccess.isTerminator(last) && to < count) {
        pending.push(to);
      }
    }
    return reached;
  }

  List<Block> all() {
    return blocks;
  }

  /** Returns the block that begins with an instruction. */
  Block startingAt(int instruction) {
    return blocks.get(blockAt[instruction]);
  }
}
