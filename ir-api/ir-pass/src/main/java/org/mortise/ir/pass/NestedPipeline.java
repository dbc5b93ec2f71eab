// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.osgi.annotation.versioning.ProviderType;

/** A pipeline that a pass runs by itself, on operations inside the one that it is run on. */
@ProviderType
public interface NestedPipeline {
  /** Prepares for runs in a context. */
  void initialize(Context context);

  /** Runs on {@code op}, reporting diagnostics and output to {@code run}. Returns whether all passes succeeded. */
  boolean run(Operation op, PassRun run);

  /** How {@link #runUntilStable} has ended. */
  enum Outcome {
    /** No pass has changed anything. */
    UNCHANGED,
    /** The last run changed nothing. */
    STABLE,
    /** The last repetition is over. */
    UNSTABLE,
    /** A pass has failed. */
    FAILED
  }

  /**
   * Runs on {@code op}, and again until nothing changes but locations, at most {@code maxRepetitions} times. Passes
   * that are known to change nothing are skipped: their last run has left the program as it is now, and was {@linkplain
   * PassRun#isStable stable}.
   */
  Outcome runUntilStable(Operation op, PassRun run, long maxRepetitions);

  /** Whole name of the operations that it is for, or {@code any}. */
  String anchor();

  /** Anchor and passes with the values of all their options, as they stand in the text of a pipeline. */
  @Override
  String toString();

  /** Makes nested pipelines of text. */
  interface Parser {
    /**
     * Reads {@code canonicalize,cse}: passes for operations of any name; or, with an anchor, {@code func.func(cse)}.
     *
     * @throws IllegalArgumentException if it is malformed or names what is not there
     */
    NestedPipeline parse(String text, boolean withAnchor);
  }
}
