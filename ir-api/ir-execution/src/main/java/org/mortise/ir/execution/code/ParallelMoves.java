// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Orders simultaneous moves, such as the assignment of block arguments. Linear in their number. */
public final class ParallelMoves {
  private ParallelMoves() {}

  /**
   * Returns moves that read each register before it is written.
   *
   * @param targets different registers
   * @param sources the registers whose values they get
   * @param copies returns a further register for a value, which each cycle needs
   */
  public static List<Instruction> order(
      List<Register> targets, List<Register> sources, UnaryOperator<Register> copies) {
    Map<Register, Register> sourceOf = new HashMap<>();
    Map<Register, Integer> readers = new HashMap<>();
    for (int i = 0; i < targets.size(); i++) {
      if (!targets.get(i).equals(sources.get(i))) {
        sourceOf.put(targets.get(i), sources.get(i));
        readers.merge(sources.get(i), 1, Integer::sum);
      }
    }
    List<Instruction> moves = new ArrayList<>();
    Deque<Register> ready = new ArrayDeque<>();
    for (Register target : targets) {
      if (sourceOf.containsKey(target) && !readers.containsKey(target)) {
        ready.add(target);
      }
    }
    move(ready, sourceOf, readers, moves);
    for (Register target : targets) { // only cycles remain, in which each register is read once
      if (sourceOf.containsKey(target)) {
        Register copy = copies.apply(target);
        moves.add(new Instruction.Move(copy, target));
        Register reader = readerOf(target, sourceOf);
        sourceOf.put(reader, copy);
        readers.remove(target);
        readers.put(copy, 1);
        ready.add(target);
        move(ready, sourceOf, readers, moves);
      }
    }
    return moves;
  }

  private static void move(Deque<Register> ready, Map<Register, Register> sourceOf, Map<Register, Integer> readers,
      List<Instruction> moves) {
    while (!ready.isEmpty()) {
      Register target = ready.remove();
      Register source = sourceOf.remove(target);
      moves.add(new Instruction.Move(target, source));
      if (readers.merge(source, -1, Integer::sum) == 0) {
        readers.remove(source);
        if (sourceOf.containsKey(source)) {
          ready.add(source);
        }
      }
    }
  }

  /** Returns the register in the same cycle that reads {@code register}. */
  private static Register readerOf(Register register, Map<Register, Register> sourceOf) {
    Register reader = register;
    while (!sourceOf.get(reader).equals(register)) {
      reader = sourceOf.get(reader);
    }
    return reader;
  }
}
