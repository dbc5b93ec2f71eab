// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.opt.internal.observe.Timing;

/** Prints the times of stages and passes. */
record TimingObserver(RunContext context, Timing timing) implements PartObserver {
  @Override
  public boolean beforePasses(Part part) {
    timing.expect(part.pipeline);
    part.observe(timing);
    return true;
  }

  @Override
  public void finish() {
    context.messages().print(timing.report(context.options().is(Flags.TIMING_DISPLAY, "list"),
        context.options().is(Flags.OUTPUT_FORMAT, Flags.JSON)));
  }
}
