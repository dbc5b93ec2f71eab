// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.Overrun;

/**
 * Runs tasks sequentially, each with a time limit. At the limit the thread is interrupted and abandoned, even if
 * it does not react, and another thread runs the next task.
 */
final class Lane {
  private final Lanes lanes;
  private final Deque<Work> waiting = new ArrayDeque<>();
  private @Nullable Work running;
  private boolean isServed;

  /** Created by {@link Lanes}. */
  Lane(Lanes lanes) {
    this.lanes = lanes;
  }

  /** A piece of work. */
  private static final class Work extends FutureTask<Void> {
    private final long limit;
    private final Consumer<Overrun> givenUp;
    private Thread thread;

    Work(Runnable task, long limit, Consumer<Overrun> givenUp) {
      super(task, null);
      this.limit = limit;
      this.givenUp = givenUp;
    }
  }

  /**
   * Adds work. The result cancels it, by an interrupt if it has begun.
   *
   * @param delay milliseconds until the work is added
   * @param limit the time limit of the work, in milliseconds
   * @param task throws nothing
   * @param givenUp is called if the limit is exceeded, before other work begins
   */
  Future<?> submit(long delay, long limit, Runnable task, Consumer<Overrun> givenUp) {
    if (lanes.isInline()) {
      task.run();
      return CompletableFuture.completedFuture(null);
    }
    Work work = new Work(task, limit, givenUp);
    if (delay == Lanes.AT_ONCE) {
      add(work);
    } else {
      lanes.after(delay, () -> add(work));
    }
    return work;
  }

  /**
   * Adds work that completes a result. A result that is completed or cancelled before the work begins is not computed.
   *
   * @param limit the time limit of the work, in milliseconds
   * @param answer computes the result, or fails it
   * @param givenUp is called if the limit is exceeded, before other work begins
   */
  <T> Future<?> submitAnswer(
      CompletableFuture<T> result, long limit, Supplier<T> answer, Consumer<Overrun> givenUp) {
    return submit(Lanes.AT_ONCE, limit, () -> complete(result, answer), givenUp);
  }

  private static <T> void complete(CompletableFuture<T> result, Supplier<T> answer) {
    if (result.isDone()) {
      return;
    }
    try {
      result.complete(answer.get());
    } catch (RuntimeException | Error fault) { // the session reports it as the answer
      result.completeExceptionally(fault);
    }
  }

  private synchronized void add(Work work) {
    waiting.add(work);
    if (!isServed) {
      isServed = true;
      lanes.start(this::serve);
    }
  }

  private void serve() {
    for (Work work = next(); work != null; work = next()) {
      Work current = work;
      Future<?> alarm = lanes.after(work.limit, () -> giveUp(current));
      work.run();
      alarm.cancel(false);
      if (!isFinished(work)) {
        lanes.ended();
        return; // another thread serves
      }
    }
  }

  private synchronized @Nullable Work next() {
    running = waiting.poll();
    isServed = running != null;
    if (running != null) {
      running.thread = Thread.currentThread();
    }
    return running;
  }

  /** Returns whether the ended work had not been abandoned. */
  private synchronized boolean isFinished(Work work) {
    Thread.interrupted(); // was meant for the work
    boolean isMine = running == work;
    running = isMine ? null : running;
    return isMine;
  }

  private void giveUp(Work work) {
    Overrun overrun;
    synchronized (this) {
      if (running != work) {
        return;
      }
      running = null;
      overrun = new Overrun(work.limit, work.thread.getStackTrace());
      lanes.givenUp();
    }
    try {
      work.givenUp.accept(overrun);
    } finally {
      work.cancel(true);
      lanes.start(this::serve);
    }
  }
}
