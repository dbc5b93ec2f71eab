// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IndexType;

class ParallelMovesTest {
  private static final ValueFormat FORMAT = ValueFormat.of(IndexType.of(Contexts.builder().build()));

  @Test
  void order_randomMoves_readsEachRegisterBeforeItIsWritten() {
    Random random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      int count = 1 + random.nextInt(8);
      List<Integer> targets = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        targets.add(k);
      }
      Collections.shuffle(targets, random);
      targets = targets.subList(0, 1 + random.nextInt(count));
      List<Integer> sources = new ArrayList<>();
      targets.forEach(target -> sources.add(random.nextInt(count)));
      check(count, targets, sources);
    }
  }

  private static void check(int count, List<Integer> targets, List<Integer> sources) {
    int[] next = {count};
    List<Instruction> moves = ParallelMoves.order(registers(targets), registers(sources),
        original -> new Register(next[0]++, FORMAT));
    int[] values = new int[next[0]];
    for (int i = 0; i < count; i++) {
      values[i] = i;
    }
    for (Instruction move : moves) {
      Instruction.Move step = (Instruction.Move) move;
      values[step.target().number()] = values[step.source().number()];
    }
    for (int i = 0; i < targets.size(); i++) {
      assertThat(values[targets.get(i)]).as("%s from %s by %s", targets, sources, moves).isEqualTo(sources.get(i));
    }
    assertThat(moves.size()).isLessThanOrEqualTo(targets.size() + targets.size() / 2);
  }

  private static List<Register> registers(List<Integer> numbers) {
    List<Register> registers = new ArrayList<>();
    numbers.forEach(number -> registers.add(new Register(number, FORMAT)));
    return registers;
  }
}
