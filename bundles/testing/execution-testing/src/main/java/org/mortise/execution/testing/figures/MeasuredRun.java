// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.util.Arrays;
import java.util.List;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionOptions.Leniency;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.ExecutionException;

/**
 * An execution of {@code @main}, which has no arguments, by the checked engine.
 *
 * @param results the results as text; empty after a fault
 * @param fault the error at which the execution has ended; empty if it has not
 * @param leaks the number of buffers that are never freed
 */
record MeasuredRun(String results, String fault, int leaks, Counts counts) {
  private static final ExecutionOptions OPTIONS = ExecutionOptions.DEFAULTS
      .withLimits(new ExecutionLimits(16_000_000, 1L << 30, 16_000)).withLeniency(Leniency.MEMORY);

  /** Executes a program, whose auxiliary buffers get other locations. */
  static MeasuredRun of(Operation module) {
    AuxiliaryBuffers.mark(module);
    Program program = new Program(module, List.of());
    Operation main = program.function("main");
    if (main == null) {
      return new MeasuredRun("", "no function @main", 0, Counts.NONE);
    }
    Execution execution = Engine.CHECKED.begin(program, OPTIONS);
    try {
      Object[] results = execution.call(main, List.of());
      int leaks = execution.leaks(Arrays.asList(results)).size();
      return new MeasuredRun(Arrays.toString(results), "", leaks, counts(execution.statistics()));
    } catch (ExecutionException fault) {
      return new MeasuredRun("", fault.diagnostic().message(), 0, Counts.NONE);
    }
  }

  private static Counts counts(ExecutionStatistics done) {
    return new Counts(done.peakBytes(), done.conditions(), done.clones(), done.libraryCalls(),
        AuxiliaryBuffers.count(done), done.allocations(), done.operations());
  }
}
