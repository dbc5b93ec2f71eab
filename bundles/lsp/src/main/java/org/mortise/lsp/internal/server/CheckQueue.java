// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Runs the checks of documents one after the other: in a thread of its own, or at once in the caller's for tests. */
final class CheckQueue implements AutoCloseable {
  /** No delay. */
  static final long AT_ONCE = 0;
  /** Milliseconds after which a pause in typing has begun. */
  static final long AFTER_TYPING = 30;

  private final ScheduledExecutorService executor;
  private final boolean inline;
  private final Consumer<Throwable> faults;

  /**
   * @param inline whether checks run in the thread that submits them, before that goes on
   * @param faults receives unexpected exceptions
   */
  CheckQueue(boolean inline, Consumer<Throwable> faults) {
    this.inline = inline;
    this.faults = faults;
    this.executor = Executors.newSingleThreadScheduledExecutor(work -> {
      Thread thread = new Thread(work, "check");
      thread.setDaemon(true);
      return thread;
    });
  }

  /** Runs some work after a delay in milliseconds. The result cancels it, by an interrupt if it has begun. */
  Future<?> submit(long delay, Runnable work) {
    if (inline) {
      run(work);
      return CompletableFuture.completedFuture(null);
    }
    return executor.schedule(() -> run(work), delay, TimeUnit.MILLISECONDS);
  }

  /** Runs some work again and again, with a pause in milliseconds in between. */
  void repeat(long pause, Runnable work) {
    if (!inline) {
      executor.scheduleWithFixedDelay(() -> run(work), pause, pause, TimeUnit.MILLISECONDS);
    }
  }

  private void run(Runnable work) {
    try {
      work.run();
    } catch (CancellationException superseded) {
      // a newer version of the document is checked instead
    } catch (RuntimeException | Error fault) { // must not end the server, whatever a dialect does
      faults.accept(fault);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
