// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;

/**
 * Where a method counts its steps, the operations that begin in its blocks, in a local variable. A block outside of
 * loops adds its own steps. The back edge of a loop adds those of all blocks between its ends, since fewer additions
 * mean fewer branches. The machine receives the sum at the end of the method, and at a back edge when it is large. So
 * each cycle of the control flow is counted.
 *
 * <p>HotSpot neither vectorizes nor unrolls loops with such counts. Therefore the steps of a counted loop are added
 * where it is entered if their number is known there: the loop contains no calls, exits only at its head, and contains
 * only loops with constant trip counts. Its counter must not overflow, unless it has 64 bits: then the loop has at
 * least 2^44 iterations, and the machine counts that many. Linear, except for nested loops.
 */
final class Charges {
  private static final int NONE = -1;
  /** Larger steps are not known to have many iterations before the counter has overflown. */
  private static final long MAX_STEP = 1L << 20;
  private static final long MAX_WEIGHT = Integer.MAX_VALUE;

  /**
   * A loop whose steps are counted where it is entered.
   *
   * @param loop the loop
   * @param step the number by which an iteration increases the counter
   * @param weight the steps of an iteration
   */
  record Entered(CountedLoop loop, long step, long weight) {}

  private final Code code;
  private final Blocks blocks;
  private final Registers registers;
  private final Forms forms;
  private final Map<Integer, Entered> entered = new HashMap<>();
  /** The loops, by the indices of their heads, whose steps are constant; and these steps. */
  private final Map<Integer, CountedLoop> constant = new HashMap<>();
  private final Map<Integer, Long> totals = new HashMap<>();
  /** For each block, the head of the outermost enclosing loop that is counted at its entry. */
  private final int[] outermost;
  /** The blocks between the ends of edges back at which steps are counted. */
  private final BitSet repeated = new BitSet();
  /** For each block, and the end, the steps of the blocks before it that are in no such loop. */
  private final int[] stepsBefore;

  /** @param loops the loops that may be counted where they are entered, in the order of their heads */
  Charges(Code code, Blocks blocks, List<CountedLoop> loops, Registers registers, Forms forms) {
    this.code = code;
    this.blocks = blocks;
    this.registers = registers;
    this.forms = forms;
    this.outermost = new int[blocks.all().size()];
    Arrays.fill(outermost, NONE);
    for (int i = loops.size() - 1; i >= 0; i--) { // inner ones first
      add(loops.get(i));
    }
    this.stepsBefore = new int[outermost.length + 1];
    addEdgesBack();
  }

  private void add(CountedLoop loop) {
    if (!(registers.literal(loop.step()) instanceof Long step) || step <= 0 || step > MAX_STEP
        || !isWhole(loop.counter()) || !isWhole(loop.limit()) || mayOverflow(loop, step)) {
      return;
    }
    long weight = weight(loop);
    if (weight < 0) {
      return;
    }
    entered.put(loop.head().index(), new Entered(loop, step, weight));
    Arrays.fill(outermost, loop.head().index(), loop.latch().index() + 1, loop.head().index());
    Long first = first(loop);
    if (first != null && registers.literal(loop.limit()) instanceof Long limit) {
      long distance = limit - 1 - first;
      long iterations = first >= limit ? 0 : distance < 0 ? MAX_WEIGHT : distance / step + 1;
      if (iterations < MAX_WEIGHT) {
        constant.put(loop.head().index(), loop);
        totals.put(loop.head().index(), weight(loop.head()) + iterations * weight);
      }
    }
  }

  /** Returns whether a counter of fewer than 64 bits may continue below its limit after an overflow. */
  private boolean mayOverflow(CountedLoop loop, long step) {
    int width = loop.counter().format().width();
    return width < Long.SIZE && step > 1 && !(registers.literal(loop.limit()) instanceof Long limit
        && limit - 1 + step < 1L << width - 1);
  }

  private boolean isWhole(Register register) {
    return registers.literal(register) != null || forms.of(register) == Form.LONG || forms.fitsInt(register);
  }

  /** Returns the first value of a counter if it is constant, or null. */
  private @Nullable Long first(CountedLoop loop) {
    List<Integer> definitions = registers.definitions(loop.counter());
    if (registers.isParameter(loop.counter()) || definitions.size() != 2) {
      return null;
    }
    int start = definitions.get(0) == loop.update() ? definitions.get(1) : definitions.get(0);
    return code.instructions().get(start) instanceof Instruction.Move move
        && registers.literal(move.source()) instanceof Long value ? value : null;
  }

  /** Returns the steps of an iteration, or a negative number if unknown or too many. */
  private long weight(CountedLoop loop) {
    long weight = 0;
    for (int i = loop.head().index(); i <= loop.latch().index() && weight <= MAX_WEIGHT; i++) {
      CountedLoop inner = i == loop.head().index() ? null : constant.get(i);
      if (inner != null) {
        weight += totals.get(i);
        i = inner.latch().index();
      } else if (isPlain(blocks.all().get(i), loop)) {
        weight += weight(blocks.all().get(i));
      } else {
        return -1;
      }
    }
    return weight > MAX_WEIGHT ? -1 : Math.max(1, weight);
  }

  /** Returns whether a block of a loop contains no call, loop exit or back edge. */
  private boolean isPlain(Block block, CountedLoop loop) {
    for (int i = block.from(); i < block.to(); i++) {
      Instruction instruction = code.instructions().get(i);
      if (instruction instanceof Instruction.Call || instruction instanceof Instruction.CallIndirect
          || instruction instanceof Instruction.Run || instruction instanceof Instruction.Return) {
        return false;
      }
    }
    if (block.equals(loop.head())) {
      return true;
    }
    for (Label label : RegisterAccess.of(code.instructions().get(block.to() - 1)).targets()) {
      Block target = blocks.startingAt(label.position());
      boolean isNext = block.equals(loop.latch()) && target.equals(loop.head());
      if (!isNext && (target.index() <= block.index() || target.index() > loop.latch().index())) {
        return false;
      }
    }
    return true;
  }

  /** Returns the steps of a block. */
  int weight(Block block) {
    int weight = 0;
    for (int i = block.from(); i < block.to(); i++) {
      weight += code.weight(i);
    }
    return weight;
  }

  /** Finds the edges back at which steps are counted, and sums up the steps of blocks. */
  private void addEdgesBack() {
    for (Block block : blocks.all()) {
      boolean isCounted = outermost[block.index()] != NONE;
      stepsBefore[block.index() + 1] = stepsBefore[block.index()] + (isCounted ? 0 : weight(block));
      for (Label label : RegisterAccess.of(code.instructions().get(block.to() - 1)).targets()) {
        Block target = blocks.startingAt(label.position());
        if (isBack(block, target)) {
          repeated.set(target.index(), block.index() + 1);
        }
      }
    }
  }

  /** Returns the steps that a block counts itself: if it is in no loop. */
  int own(Block block) {
    return repeated.get(block.index()) ? 0 : stepsBefore[block.index() + 1] - stepsBefore[block.index()];
  }

  /** Returns the loop that is entered by an edge and counted there, or null. */
  @Nullable Entered entered(Block from, Block to) {
    return outermost[to.index()] == to.index() && outermost[from.index()] != to.index()
        ? entered.get(to.index()) : null;
  }

  /** Returns whether an edge goes back, so that the steps are tested at it. */
  boolean isBack(Block from, Block to) {
    return to.index() <= from.index()
        && (outermost[from.index()] == NONE || outermost[from.index()] != outermost[to.index()]);
  }

  /** Returns the steps that are counted at an edge back: of all blocks between its ends, and at least one. */
  int back(Block from, Block to) {
    return Math.max(1, stepsBefore[from.index() + 1] - stepsBefore[to.index()]);
  }
}
