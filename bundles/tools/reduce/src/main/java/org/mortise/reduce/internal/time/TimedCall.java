// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.time;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.CancellableThread;

/**
 * Compiler work in a separate thread, cancelled at a time limit. Java cannot end work that does not check for
 * cancellation: its thread is abandoned, as {@link #isAbandoned} reports.
 */
public final class TimedCall<T> {
  /** The time that cancelled work has for its end. */
  private static final long GRACE_MILLIS = 2000;

  private final Supplier<T> work;
  private volatile @Nullable T result;
  private volatile @Nullable Throwable thrown;
  private boolean hasTimedOut;
  private boolean isAbandoned;

  private TimedCall(Supplier<T> work) {
    this.work = work;
  }

  /** Runs the work and waits for its end or for the time limit. Propagates exceptions of the work. */
  public static <T> TimedCall<T> run(Supplier<T> work, long limitMillis) {
    TimedCall<T> call = new TimedCall<>(work);
    call.run(limitMillis);
    return call;
  }

  private void run(long limitMillis) {
    CancellableThread thread = new CancellableThread(this::work, "mortise-reduce");
    thread.start();
    try {
      thread.join(limitMillis);
      hasTimedOut = thread.isAlive();
      if (hasTimedOut) {
        thread.cancel();
        thread.interrupt();
        thread.join(GRACE_MILLIS);
        isAbandoned = thread.isAlive();
      }
    } catch (InterruptedException interrupted) {
      thread.cancel();
      Thread.currentThread().interrupt();
      hasTimedOut = true;
    }
    if (!hasTimedOut && thrown instanceof Error error) {
      throw error;
    }
    if (!hasTimedOut && thrown instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private void work() {
    try {
      result = work.get();
    } catch (RuntimeException | Error any) {
      thrown = any;
    }
  }

  /** Returns the result of the work, or null if it has timed out. */
  public @Nullable T result() {
    return hasTimedOut ? null : result;
  }

  /** Returns whether the time limit was reached. */
  public boolean hasTimedOut() {
    return hasTimedOut;
  }

  /** Returns whether the work continues in spite of its cancellation. */
  public boolean isAbandoned() {
    return isAbandoned;
  }
}
