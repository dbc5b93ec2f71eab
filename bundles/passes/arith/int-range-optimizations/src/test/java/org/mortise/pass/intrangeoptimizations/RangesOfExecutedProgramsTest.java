// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrangeoptimizations;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** Executes random programs: each number that occurs must be in the range that the analysis has found. */
class RangesOfExecutedProgramsTest {
  private static final int PROGRAMS = 500;
  private static final int RUNS = 6;

  @ParameterizedTest(name = "precise: {0}")
  @ValueSource(booleans = {false, true})
  void lookup_executedPrograms_containsAllNumbers(boolean precise) {
    Context context = ClassPathContext.create();
    long[] checked = {0, 0};
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String text = IntegerPrograms.write(seed);
      Operation module = ClassPathContext.parse(context, ParserOptions.STRICT, text);
      check(module, precise, seed, checked);
    }
    assertThat(checked[0]).as("numbers checked").isGreaterThan(PROGRAMS * 100L);
    assertThat(checked[1]).as("numbers whose range is smaller than that of their type").isGreaterThan(PROGRAMS * 20L);
  }

  private static void check(Operation module, boolean precise, int seed, long[] checked) {
    DataFlowSolver solver = new DataFlowSolver(module);
    IntegerRangeAnalysis ranges = solver.load(
        precise ? IntegerRangeAnalysis.precise() : IntegerRangeAnalysis.likeReference());
    solver.run();
    IntegerInterpreter interpreter = new IntegerInterpreter(module, new IntegerInterpreter.Observer() {
      @Override
      public void defined(Value value, BigInteger number) {
        verify(ranges.lookup(value), value, number, "");
      }

      @Override
      public void used(Operation op, int operand, BigInteger number) {
        verify(ranges.lookup(op.operand(operand), op), op.operand(operand), number, " at " + op.name());
      }

      private void verify(@Nullable IntegerRange range, Value value, BigInteger number, String where) {
        checked[0]++;
        if (range == null || !range.contains(number)) {
          throw new AssertionError("program " + seed + ": " + number + where + " of "
              + (value.definingOp() == null ? value : value.definingOp()) + " is not in " + range + "\n" + module);
        }
        if (!range.equals(IntegerRange.full(FixedWidth.of(value.type())))) {
          checked[1]++;
        }
      }
    });
    Random random = new Random(seed);
    for (int run = 0; run < RUNS; run++) {
      interpreter.run("f0", List.of(argument(random), argument(random)));
    }
  }

  private static BigInteger argument(Random random) {
    return BigInteger.valueOf(random.nextInt(3) == 0 ? random.nextInt(256) - 128 : random.nextInt(12) - 2);
  }
}
