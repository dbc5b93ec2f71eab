// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.osgi.annotation.versioning.ProviderType;

/** A pipeline that a pass runs on operations nested in its own operation. */
@ProviderType
public interface NestedPipeline {
  /** Prepares for runs in a context. */
  void initialize(Context context);

  /** Runs on {@code op}, reporting diagnostics and output to {@code run}. Returns whether all passes succeeded. */
  boolean run(Operation op, PassRun run);

  /** How {@link #runUntilStable} has ended. */
  enum Outcome {
    /** No pass has changed the program. */
    UNCHANGED,
    /** The last run changed nothing. */
    STABLE,
    /** The last repetition is over. */
    UNSTABLE,
    /** A pass has failed. */
    FAILED
  }

  /**
   * Runs on {@code op} until nothing but locations changes, at most {@code maxRepetitions} times. A pass is skipped if
   * the program is unchanged since its last run, and that run was {@linkplain PassRun#isStable stable}.
   */
  Outcome runUntilStable(Operation op, PassRun run, long maxRepetitions);

  /** Whole name of the operations that it is for, or {@code any}. */
  String anchor();

  /** Returns the anchor and the passes with all option values, in pipeline syntax. */
  @Override
  String toString();

  /** Parses nested pipelines. */
  interface Parser {
    /**
     * Parses {@code canonicalize,cse}, for operations of any name; or, with an anchor, {@code func.func(cse)}.
     *
     * @throws IllegalArgumentException if the text is malformed or a name is unknown
     */
    NestedPipeline parse(String text, boolean withAnchor);
  }
}
