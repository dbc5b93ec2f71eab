// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Processes the elements of a list in several threads, including the calling one. If the elements are independent of
 * each other, the outcome does not depend on the number of threads: the exception thrown is that of the first element
 * in the list that has one.
 */
public final class Parallel {
  /**
   * Processes elements in one thread.
   *
   * @param <T> the type of the elements
   */
  @FunctionalInterface
  public interface Work<T> {
    /** Processes the element with this index. */
    void process(T element, int index);
  }

  private static final int STEP = 16; // elements taken at a time, as functions are many and small
  private static final int SHARES = 4; // parts of the list that each thread takes at least

  private Parallel() {}

  /**
   * Processes each element; in the calling thread alone if {@code threads} is 1. Returns, or throws, after all threads
   * have finished.
   *
   * @param worker creates the work of each thread, which may have its own state; called by that thread
   */
  public static <T> void forEach(List<T> elements, int threads, Supplier<? extends Work<? super T>> worker) {
    int count = Math.min(threads, elements.size());
    if (count > 1) {
      new Run<>(elements, count, worker).run();
      return;
    }
    Work<? super T> work = worker.get();
    for (int i = 0; i < elements.size(); i++) {
      work.process(elements.get(i), i);
    }
  }

  /** One list that is processed by several threads. */
  private static final class Run<T> {
    private final List<T> elements;
    private final Supplier<? extends Work<? super T>> worker;
    private final int threads;
    private final int step;
    private final AtomicInteger next = new AtomicInteger();
    /** The first element with an exception so far. Elements before it are processed to the end. */
    private volatile int failedAt = Integer.MAX_VALUE;
    private @Nullable Throwable failure;

    Run(List<T> elements, int threads, Supplier<? extends Work<? super T>> worker) {
      this.elements = elements;
      this.worker = worker;
      this.threads = threads;
      this.step = Math.max(1, Math.min(STEP, elements.size() / (threads * SHARES)));
    }

    void run() {
      List<CancellableThread> helpers = new ArrayList<>(threads - 1);
      for (int i = 1; i < threads; i++) {
        CancellableThread helper = new CancellableThread(this::work, "mortise-" + i);
        helper.start();
        helpers.add(helper);
      }
      work();
      if (Thread.currentThread().isInterrupted()) {
        helpers.forEach(CancellableThread::cancel);
      }
      helpers.forEach(Run::join); // return only after all threads have finished using the program
      if (failure != null) {
        throw Run.<RuntimeException>asUnchecked(failure);
      }
    }

    private void work() {
      int at = 0;
      try {
        Work<? super T> work = worker.get();
        int size = elements.size();
        for (int i = next.getAndAdd(step); i < size && i < failedAt; i = next.getAndAdd(step)) {
          at = i;
          for (int end = Math.min(i + step, size); at < end && at < failedAt; at++) {
            work.process(elements.get(at), at);
          }
        }
      } catch (Throwable thrown) { // is thrown again by the calling thread
        fail(at, thrown);
      }
    }

    private synchronized void fail(int at, Throwable thrown) {
      if (at < failedAt) {
        failedAt = at;
        failure = thrown;
      }
    }

    private static void join(CancellableThread helper) {
      boolean interrupted = false;
      while (true) {
        try {
          helper.join();
          break;
        } catch (InterruptedException wait) {
          interrupted = true; // other threads may still be changing the program
          helper.cancel();
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    @SuppressWarnings("unchecked") // the compiler does not check the type of a thrown exception at run time
    private static <E extends Throwable> E asUnchecked(Throwable thrown) throws E {
      throw (E) thrown;
    }
  }
}
