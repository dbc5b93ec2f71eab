// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The entry point for embedding: verifies a program, given as a text or in memory, and runs a pipeline on it. Nothing
 * is printed, and an invalid program or pipeline causes no exception; the {@link Compilation} has the diagnostics. A
 * run whose thread is interrupted ends with a {@link java.util.concurrent.CancellationException}; see {@link
 * org.mortise.ir.Cancellation}.
 *
 * <p>In a framework this is a service, whose {@link #snapshot} changes with the bundles. Plain Java programs use
 * {@link #ofClassPath}. Safe for use by several threads.
 */
@ProviderType
public interface Mortise {
  /**
   * Returns an instance with all dialects and passes that the class loader finds. Creation is cheap; the instance
   * should be reused for further runs. Implementations that cannot be loaded are omitted, and each run reports them by
   * warnings; see {@link Snapshot#problems}.
   */
  static Mortise ofClassPath(ClassLoader loader) {
    return of(Snapshot.ofClassPath(loader));
  }

  /** Returns an instance with the dialects and passes of a snapshot, independent of later deployments. */
  static Mortise of(Snapshot snapshot) {
    return () -> snapshot;
  }

  /** Returns the current dialects and passes. */
  Snapshot snapshot();

  /** Runs a pipeline like {@link #run(String, SourceText, RunOptions)} with {@link RunOptions#DEFAULTS}. */
  default Compilation run(String pipeline, SourceText source) {
    return run(pipeline, source, RunOptions.DEFAULTS);
  }

  /**
   * Reads and verifies a program and runs a pipeline on it.
   *
   * @param pipeline the pipeline, such as {@code builtin.module(canonicalize,func.func(cse))}
   * @param source the program
   * @param options the options of the run
   */
  default Compilation run(String pipeline, SourceText source, RunOptions options) {
    return new Execution(snapshot(), options.remarks()).run(pipeline, source, options);
  }

  /** Runs a pipeline like {@link #run(String, Operation, RunOptions)} with {@link RunOptions#DEFAULTS}. */
  default Compilation run(String pipeline, Operation op) {
    return run(pipeline, op, RunOptions.DEFAULTS);
  }

  /**
   * Verifies an operation and runs a pipeline on it, in place: the result's {@link Compilation#module} is {@code op}
   * itself. After a failure {@code op} is in the state that the failed pass left; a caller that needs the original
   * program runs the pipeline on a {@linkplain org.mortise.ir.Operation#clone copy}.
   *
   * <p>{@code op} must match the anchor of the pipeline, and must have been built with the context of this instance's
   * {@link #snapshot}. In a framework the snapshot changes with the bundles: take it once, build the program with it,
   * and run the pipeline with {@link #of}. No other thread may use the program during the run. The run itself uses
   * several threads if {@code options} permit; all of them have finished when this method returns or throws.
   *
   * @param pipeline the pipeline, such as {@code builtin.module(canonicalize,func.func(cse))}
   * @param op the program, usually a {@code builtin.module}
   * @param options the options of the run
   */
  default Compilation run(String pipeline, Operation op, RunOptions options) {
    return new Execution(snapshot(), options.remarks()).run(pipeline, op, options);
  }
}
