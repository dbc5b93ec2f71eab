// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.pipeline.PassObserver;

/** Sums up what passes counted, and prints it as {@code --mlir-pass-statistics} does. */
final class Statistics implements PassObserver {
  private static final String RULE = "===" + "-".repeat(73) + "===";

  private final Map<String, Map<PassStatistic, Long>> sums = new LinkedHashMap<>();

  @Override
  public synchronized void afterPass(PassSpec pass, Operation op, PassRun run) {
    Map<PassStatistic, Long> counted = sums.computeIfAbsent(pass.name(), name -> new LinkedHashMap<>());
    for (PassStatistic statistic : pass.statistics()) {
      counted.merge(statistic, run.counted(statistic), Long::sum);
    }
  }

  synchronized void print(PrintStream out) {
    out.println(RULE);
    out.println(" ".repeat(25) + "... Pass statistics report ...");
    out.println(RULE);
    sums.forEach((pass, counted) -> {
      out.println(pass);
      counted.forEach((statistic, sum) ->
          out.println("  (S) " + sum + " " + statistic.name() + " - " + statistic.description()));
    });
    out.println();
  }
}
