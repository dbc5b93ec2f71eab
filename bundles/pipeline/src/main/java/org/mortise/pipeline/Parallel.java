// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.mortise.ir.CancellableThread;

/** Processes the elements of a list in several threads. */
final class Parallel {
  /** Processes one element. */
  interface Task<T, R> {
    R apply(T element, int index);
  }

  private static final int STEP = 16; // elements taken at a time, as functions are many and small

  private Parallel() {}

  /**
   * Applies {@code task} to each element. The results are in the order of the elements. The calling thread takes part
   * in the work.
   */
  @SuppressWarnings("unchecked")
  static <T, R> List<R> map(List<T> elements, int threads, Task<T, R> task) {
    Object[] results = new Object[elements.size()];
    AtomicInteger next = new AtomicInteger();
    Runnable worker = () -> {
      int step = Math.max(1, Math.min(STEP, elements.size() / (threads * 4)));
      for (int i = next.getAndAdd(step); i < results.length; i = next.getAndAdd(step)) {
        for (int k = i; k < Math.min(i + step, results.length); k++) {
          results[k] = task.apply(elements.get(k), k);
        }
      }
    };
    List<Throwable> faults = new ArrayList<>();
    List<CancellableThread> helpers = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, elements.size()); i++) {
      CancellableThread helper = new CancellableThread(worker, "mortise-" + i);
      helper.setUncaughtExceptionHandler((thread, fault) -> {
        synchronized (faults) {
          faults.add(fault);
        }
      });
      helper.start();
      helpers.add(helper);
    }
    boolean completed = false;
    try {
      worker.run();
      completed = true;
    } finally {
      if (!completed) {
        helpers.forEach(CancellableThread::cancel);
      }
      helpers.forEach(Parallel::join); // the caller gets the program back only after all threads have finished with it
    }
    if (!faults.isEmpty() && faults.get(0) instanceof CancellationException cancelled) {
      throw cancelled;
    }
    if (!faults.isEmpty()) {
      throw new IllegalStateException("a worker thread failed", faults.get(0));
    }
    return (List<R>) Arrays.asList(results);
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
}
