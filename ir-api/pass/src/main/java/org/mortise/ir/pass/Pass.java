// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;

/**
 * Changes operations. A pass keeps nothing between runs but what its options and {@link #initialize} gave it; it may
 * be run on several operations at once.
 */
public interface Pass {
  /** Prepares for runs in a context, once per pipeline: collects patterns, for example. */
  default void initialize(Context context) {}

  /**
   * The options as the text of a pipeline shall show them: those given, unless the pass has more to say of them, such
   * as of the options of passes that it runs by itself.
   */
  default PassOptions spelledOut(PassOptions given) {
    return given;
  }

  /**
   * Runs on {@code op}. May change what is inside it, and nothing outside. Errors are told to {@code run}, which makes
   * the pipeline stop behind this pass.
   */
  void run(Operation op, PassRun run);
}
