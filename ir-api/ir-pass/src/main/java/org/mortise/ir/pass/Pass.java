// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;

/**
 * Changes operations. A pass keeps nothing between runs but what its options and {@link #initialize} gave it; it may
 * be run on several operations at once.
 */
public interface Pass {
  /** Prepares for runs in a context, once per pipeline: collects patterns, for example. */
  default void initialize(Context context) {}

  /**
   * Returns the options as shown in the text of a pipeline: those given, unless the pass adds others, such as the
   * options of passes that it runs itself.
   */
  default PassOptions spelledOut(PassOptions given) {
    return given;
  }

  /** Returns the name of the pass in dumps and reports of time; {@code declared} is that of its specification. */
  default String title(String declared) {
    return declared;
  }

  /**
   * Runs on {@code op}. May change {@code op} and the operations inside it, and nothing outside. Errors are reported to
   * {@code run}; the pipeline stops after a pass that reports one.
   */
  void run(Operation op, PassRun run);

  /**
   * Returns whether the pass may be run on the functions inside {@code op} instead, for a pass that usually may: {@link
   * PassSpec#onParts}.
   */
  default boolean runsOnPartsOf(Operation op) {
    return true;
  }

  /** Returns whether the pass can run on operations of this name; it is not called for an anchored pass. */
  default boolean canScheduleOn(OperationName name) {
    return true;
  }
}
