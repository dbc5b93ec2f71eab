// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.report.ProgramReport;

/** Adds the passes to the report of the run. */
record ReportObserver(OptOptions options, ProgramReport record) implements PartObserver {
  @Override
  public boolean beforePasses(Part part) {
    record.start(part.pipeline, part.program, part.running.verifyEach() && !options.isOn(Flags.NO_PARSE_VERIFIER));
    part.observe(record);
    return true;
  }

  @Override
  public boolean afterPasses(Part part, boolean haveSucceeded) {
    if (haveSucceeded) {
      record.finish();
    }
    return true;
  }
}
