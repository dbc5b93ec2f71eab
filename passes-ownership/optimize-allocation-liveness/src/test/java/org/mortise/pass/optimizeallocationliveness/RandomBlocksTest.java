// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

/**
 * On all paths of random control flow, with loops of several entries, too, the moved deallocations free the buffer once
 * and after its last use, and a second run moves none.
 */
class RandomBlocksTest {
  private static final int PROGRAMS = 400;
  private static final Map<String, String> OPTIONS = Map.of("across-control-flow", "true");

  /** The states of the buffer at the start of a block, on some path each. */
  private static final class States {
    private boolean isLive;
    private boolean isFreed;

    boolean add(boolean freed) {
      boolean isNew = freed ? !isFreed : !isLive;
      isFreed |= freed;
      isLive |= !freed;
      return isNew;
    }
  }

  private record Visit(Block block, boolean freed) {}

  @Test
  void run_randomBlocks_freesOnceAfterLastUse() {
    Context context = ClassPathContext.create();
    List<String> wrong = new ArrayList<>();
    int split = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String program = program(new Random(seed));
      Operation module = ClassPathContext.parse(context, ParserOptions.PERMISSIVE, program);
      PassExecution once = PassExecution.of(new OptimizeAllocationLiveness(), OPTIONS, module);
      split += once.program().split("memref.dealloc", -1).length > 2 ? 1 : 0;
      String first = once.program();
      String fault = fault(module.region(0).first().first().region(0).first());
      if (fault != null) {
        wrong.add("seed " + seed + ": " + fault + "\n" + first);
      }
      if (!PassExecution.of(new OptimizeAllocationLiveness(), OPTIONS, module).program().equals(first)) {
        wrong.add("seed " + seed + ": the second run moves a deallocation\n" + first);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(split).isGreaterThan(PROGRAMS / 10);
  }

  private static String program(Random random) {
    int count = 4 + random.nextInt(10);
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %x: i64) {\n%a = memref.alloc() : memref<i64>\n");
    text.append("cf.br ^b0\n");
    for (int i = 0; i < count; i++) {
      text.append("^b").append(i).append(":\n");
      text.append(random.nextInt(4) == 0 ? "memref.store %x, %a[] : memref<i64>\n" : "");
      text.append(random.nextInt(3) == 0 ? "func.call @work() : () -> ()\n" : "");
      int next = i + 1 + random.nextInt(count - i);
      int other = random.nextInt(4) == 0 ? random.nextInt(i + 1) : i + 1 + random.nextInt(count - i);
      text.append(random.nextInt(5) < 2 ? "cf.br " : "cf.cond_br %c, ^b" + other + ", ");
      text.append("^b").append(next).append('\n');
    }
    return text.append("^b").append(count).append(":\nfunc.call @work() : () -> ()\n")
        .append("memref.dealloc %a : memref<i64>\nreturn\n}\nfunc.func private @work()\n").toString();
  }

  private static @Nullable String fault(Block entry) {
    Map<Block, States> known = new HashMap<>();
    Deque<Visit> pending = new ArrayDeque<>(List.of(new Visit(entry, false)));
    while (!pending.isEmpty()) {
      Visit visit = pending.poll();
      boolean freed = visit.freed();
      for (Operation op : visit.block().operations()) {
        boolean frees = op.operandCount() > 0 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(0));
        boolean writes = op.operandCount() > 1 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.WRITE, op.operand(1));
        if (freed && (frees || writes)) {
          return frees ? "freed twice" : "used after it is freed";
        }
        freed |= frees;
      }
      Operation end = visit.block().last();
      if (!freed && end.successorCount() == 0) {
        return "not freed";
      }
      for (Block successor : end.successors()) {
        if (known.computeIfAbsent(successor, block -> new States()).add(freed)) {
          pending.add(new Visit(successor, freed));
        }
      }
    }
    return null;
  }
}
