// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;

/**
 * Transforms operations. A pass keeps no state between runs except its options and the results of {@link #initialize};
 * it may run on several operations concurrently.
 */
public interface Pass {
  /** Prepares for runs in a context, once per pipeline: collects patterns, for example. */
  default void initialize(Context context) {}

  /**
   * Returns the options shown in the pipeline text: the given ones, unless the pass adds others, such as the options of
   * nested passes.
   */
  default PassOptions spelledOut(PassOptions given) {
    return given;
  }

  /** Returns the name of the pass in dumps and timing reports; {@code declared} is the name in its specification. */
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
