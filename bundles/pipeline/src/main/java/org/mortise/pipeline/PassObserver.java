// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;

/** Hears of passes being run: for timing, printing and statistics. Called by several threads at once. */
public interface PassObserver {
  default void beforePass(PassSpec pass, Operation op) {}

  /** The pass has ended; {@code run} tells whether it failed and what it counted. */
  default void afterPass(PassSpec pass, Operation op, PassRun run) {}
}
