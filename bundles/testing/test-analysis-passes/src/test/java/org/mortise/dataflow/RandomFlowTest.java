// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.ContextPolicy;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.dataflow.SignAnalysis.Sign;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/** Analyses of random programs in all modes, compared with a naive fixed point and with executions. */
class RandomFlowTest {
  private static final int PROGRAMS = 250;
  private static final List<ContextPolicy> POLICIES = List.of(ContextPolicy.insensitive(),
      ContextPolicy.callStrings(1), ContextPolicy.callStrings(2), ContextPolicy.summaries(0),
      ContextPolicy.summaries(3), ContextPolicy.summaries(20));

  private static Set<Value> valuesOf(Operation module) {
    Set<Value> values = new LinkedHashSet<>();
    module.walk(op -> {
      values.addAll(List.of(op.results()));
      for (int i = 0; i < op.regionCount(); i++) {
        Region region = op.region(i);
        for (Block block = region.first(); block != null; block = block.next()) {
          values.addAll(List.of(block.arguments()));
        }
      }
    });
    return values;
  }

  @Test
  void signs_contextInsensitive_equalNaiveFixpoint() {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Operation module = DataFlowPrograms.parse(RandomFlow.program(seed));
      NaiveSigns naive = new NaiveSigns(module);
      for (ContextPolicy policy : List.of(ContextPolicy.insensitive(), ContextPolicy.summaries(0))) {
        DataFlowSolver solver = new DataFlowSolver(module).contexts(policy);
        SignAnalysis signs = solver.load(new SignAnalysis());
        solver.run();
        for (Value value : valuesOf(module)) {
          assertThat(signs.lookup(value)).as("seed %d, %s", seed, value).isEqualTo(naive.signs.get(value));
        }
      }
    }
  }

  @Test
  void signs_withContexts_areNeverWorse() {
    int better = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Operation module = DataFlowPrograms.parse(RandomFlow.program(seed));
      NaiveSigns naive = new NaiveSigns(module);
      for (ContextPolicy policy : POLICIES) {
        DataFlowSolver solver = new DataFlowSolver(module).contexts(policy);
        SignAnalysis signs = solver.load(new SignAnalysis());
        solver.run();
        for (Value value : valuesOf(module)) {
          Sign sign = signs.lookup(value);
          Sign most = naive.signs.get(value);
          assertThat(sign == most || most == Sign.ANY || sign == null).as("seed %d, %s", seed, value).isTrue();
          better += sign != most ? 1 : 0;
        }
      }
    }
    assertThat(better).isPositive();
  }

  @Test
  void intervals_allModes_containObservedNumbers() {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Operation module = DataFlowPrograms.parse(RandomFlow.program(seed));
      FlowInterpreter interpreter = new FlowInterpreter(module, new Random(seed));
      for (int i = 0; i < 10; i++) {
        interpreter.run();
      }
      for (ContextPolicy policy : POLICIES) {
        for (boolean refined : new boolean[] {false, true}) {
          DataFlowSolver solver = new DataFlowSolver(module).contexts(policy);
          IntervalAnalysis intervals = solver.load(refined ? new RefinedIntervalAnalysis() : new IntervalAnalysis());
          if (seed % 2 == 0) {
            solver.load(new ConstantAnalysis());
          }
          solver.run();
          checkContained(interpreter.observed, intervals, "seed " + seed);
        }
      }
    }
  }

  private static void checkContained(
      Map<Value, Set<BigInteger>> observed, IntervalAnalysis intervals, String description) {
    for (Map.Entry<Value, Set<BigInteger>> entry : observed.entrySet()) {
      Interval interval = intervals.lookup(entry.getKey());
      for (BigInteger number : entry.getValue()) {
        boolean isBelow = interval != null && interval.low() != Interval.NEGATIVE_INFINITY
            && number.compareTo(BigInteger.valueOf(interval.low())) < 0;
        boolean isAbove = interval != null && interval.high() != Interval.INFINITY
            && number.compareTo(BigInteger.valueOf(interval.high())) > 0;
        assertThat(interval != null && !isBelow && !isAbove)
            .as("%s: %s is %s, not in %s", description, entry.getKey(), number, interval).isTrue();
      }
    }
  }
}
