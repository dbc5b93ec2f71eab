// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.concurrent.CancellationException;

/**
 * Cooperative cancellation of a thread that was interrupted ({@link Thread#interrupt}) or cancelled ({@link
 * CancellableThread#cancel}). The parser, walks, the greedy pattern driver, the data-flow solver, the verifier, the
 * printer and pass managers call {@link #check} at each step. Passes with long loops should call it, too.
 */
public final class Cancellation {
  private Cancellation() {}

  /**
   * Throws a {@link CancellationException} if the current thread has been interrupted or cancelled, which it stays. A
   * program that was being changed is in an unknown state then. Costs a read of a field.
   */
  public static void check() {
    Thread thread = Thread.currentThread();
    if (thread.isInterrupted() || thread instanceof CancellableThread worker && worker.isCancelled()) {
      throw new CancellationException("interrupted");
    }
  }
}
