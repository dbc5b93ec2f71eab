// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** One of the two compared lists of passes, with its totals over all programs. */
final class Side {
  final String name;
  private final Passes passes;
  private final Problems problems;

  Side(String name, Passes passes, Problems problems) {
    this.name = name;
    this.passes = passes;
    this.problems = problems;
  }

  /**
   * Runs the passes on a program, again on their output, and executes the output. Problems are recorded.
   *
   * @param expected the results of the program
   * @return the counts; null if the program is rejected or its output is incorrect
   */
  @Nullable Counts check(Input input, String expected) {
    Operation changed = run(input);
    if (changed == null) {
      return null;
    }
    MeasuredRun run = MeasuredRun.of(changed);
    if (!run.fault().isEmpty()) {
      problems.note(name, "faults", input, run.fault());
    } else if (!run.results().equals(expected)) {
      problems.note(name, "wrong results", input, run.results() + " instead of " + expected);
    } else if (run.leaks() > 0) {
      problems.note(name, "leaks", input, "");
    } else {
      return run.counts();
    }
    return null;
  }

  /** Runs the passes on a program, and again on their output. Returns the output; null if the program is refused. */
  @Nullable Operation run(Input input) {
    Passes.Outcome outcome = passes.run(input.program());
    if (outcome.module() == null) {
      problems.note(name, "refused", input, outcome.error());
      return null;
    }
    String once = Passes.print(outcome.module());
    Passes.Outcome again = passes.run(once);
    if (again.module() == null) {
      problems.note(name, "refused by a second run", input, again.error());
    } else if (!Passes.print(again.module()).equals(once)) {
      problems.note(name, "changed by a second run", input, "");
    }
    return outcome.module();
  }
}
