// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.opt.internal.observe.Statistics;

/** Prints the statistics of the passes. */
final class StatisticsObserver implements PartObserver {
  private final RunContext context;
  private final Statistics statistics = new Statistics();

  StatisticsObserver(RunContext context) {
    this.context = context;
  }

  @Override
  public boolean beforePasses(Part part) {
    part.observe(statistics);
    return true;
  }

  @Override
  public boolean afterPasses(Part part, boolean haveSucceeded) {
    boolean asList = context.options().is(Flags.STATISTICS_DISPLAY, "list");
    boolean asJson = context.options().is(Flags.OUTPUT_FORMAT, Flags.JSON);
    if (asJson) {
      context.messages().print(
          ByteStrings.of(asList ? statistics.listJson() : statistics.pipelineJson(part.pipeline)));
    } else {
      context.messages().print(asList ? statistics.listReport() : statistics.pipelineReport(part.pipeline));
    }
    return true;
  }
}
