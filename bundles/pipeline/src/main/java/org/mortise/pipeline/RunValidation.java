// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.IOException;
import java.nio.file.Path;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Compares the behavior of a program before and after the passes of one run. A bundle registers a service of type
 * {@link Provider}.
 */
@ConsumerType
public interface RunValidation extends PassObserver {
  /**
   * Options of the validation.
   *
   * @param eachPass whether the program is compared after each pass rather than only after the last one
   * @param inputs the number of inputs of each function
   * @param seed the seed of the inputs
   * @param ulps the allowed difference of floating-point numbers in units in the last place
   * @param forbidsLeaks whether all buffers must be freed, even if the passes have not added deallocations
   * @param aliases whether two arguments may be the same buffer
   * @param keepsExamples whether {@link #writeExamples} will be called
   * @param threads the number of threads that may compare functions
   */
  record Options(boolean eachPass, int inputs, long seed, long ulps, boolean forbidsLeaks, boolean aliases,
      boolean keepsExamples, int threads) {}

  /** Begins validations. */
  @ConsumerType
  @FunctionalInterface
  interface Provider {
    /** Returns the validation of one run, which must also observe it. */
    RunValidation create(Options options);
  }

  /** Must be called before the pipeline is run. */
  void start(Pipeline pipeline, Operation program);

  /**
   * Must be called after the run. Reports an error for each difference and a remark for each function that could not be
   * compared.
   *
   * @param hasSucceeded whether all passes succeeded
   * @return whether no difference was found
   */
  boolean finish(Operation program, boolean hasSucceeded, DiagnosticHandler diagnostics);

  /** Returns a one-line summary of the comparison. Call it after {@link #finish}. */
  String summary();

  /**
   * Writes the functions that differ, reduced, to a folder. Call it after {@link #finish}.
   *
   * @param snapshot the passes, which are run again for the reduction
   * @throws IOException if a file cannot be written
   */
  void writeExamples(Snapshot snapshot, Path folder) throws IOException;
}
