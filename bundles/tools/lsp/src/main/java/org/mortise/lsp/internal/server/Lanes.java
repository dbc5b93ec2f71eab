// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** The threads and the clock shared by several {@link Lane}s, which run independently of each other. */
final class Lanes implements AutoCloseable {
  /** No delay. */
  static final long AT_ONCE = 0;
  /** Milliseconds after which a pause in typing has begun. */
  static final long AFTER_TYPING = 30;

  private static final int IDLE_SECONDS = 10;
  /** Number of abandoned threads still running from which failed work is not retried. */
  private static final int MANY = 3;

  private final boolean inline;
  private final long limit;
  private final Consumer<Throwable> faults;
  private final ThreadPoolExecutor threads = (ThreadPoolExecutor) Executors.newCachedThreadPool(daemons("check"));
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, daemons("clock"));
  private final ScheduledThreadPoolExecutor repeated = new ScheduledThreadPoolExecutor(1, daemons("deployment"));
  private final AtomicInteger lost = new AtomicInteger();

  /**
   * @param inline whether work runs synchronously in the submitting thread, without a limit
   * @param limit the time limit for checking a small document, in milliseconds
   * @param faults receives unexpected exceptions of repeated work
   */
  Lanes(boolean inline, long limit, Consumer<Throwable> faults) {
    this.inline = inline;
    this.faults = faults;
    this.limit = limit;
    clock.setRemoveOnCancelPolicy(true);
    threads.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
  }

  private static ThreadFactory daemons(String name) {
    return work -> {
      Thread thread = new Thread(work, name);
      thread.setDaemon(true);
      return thread;
    };
  }

  Lane open() {
    return new Lane(this);
  }

  boolean isInline() {
    return inline;
  }

  long limit() {
    return limit;
  }

  void start(Runnable work) {
    try {
      threads.execute(work);
    } catch (RejectedExecutionException closed) {
      // the session has ended
    }
  }

  /** Runs a short action after a delay in milliseconds. */
  Future<?> after(long delay, Runnable action) {
    return clock.schedule(action, delay, TimeUnit.MILLISECONDS);
  }

  /** Runs some work again and again, with a pause in milliseconds in between; never if work runs inline. */
  void repeat(long pause, Runnable work) {
    if (!inline) {
      repeated.scheduleWithFixedDelay(() -> run(work), pause, pause, TimeUnit.MILLISECONDS);
    }
  }

  private void run(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error fault) { // the next time it may succeed
      faults.accept(fault);
    }
  }

  void givenUp() {
    lost.incrementAndGet();
  }

  /** Records that an abandoned thread has ended. */
  void ended() {
    lost.decrementAndGet();
  }

  /** Returns whether too many abandoned threads still run. */
  boolean hasLostMany() {
    return lost.get() >= MANY;
  }

  @Override
  public void close() {
    threads.shutdownNow();
    clock.shutdownNow();
    repeated.shutdownNow();
  }
}
