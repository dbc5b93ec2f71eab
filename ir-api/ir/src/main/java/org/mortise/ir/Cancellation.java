// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.concurrent.CancellationException;

/**
 * Cooperative cancellation. A thread is cancelled by {@link Thread#interrupt}; the parser, walks, the greedy pattern
 * driver, the data-flow solver, the verifier, the printer and pass managers call {@link #check} at each step. A pass
 * with a long loop of its own should do so, too.
 */
public final class Cancellation {
  private Cancellation() {}

  /**
   * Throws a {@link CancellationException} if the current thread has been interrupted, which it stays. A program that
   * was being changed is in an unknown state then. Costs a read of a field.
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
