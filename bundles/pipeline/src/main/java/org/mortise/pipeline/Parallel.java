// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Processes the elements of a list in several threads. */
final class Parallel {
  /** Processes one element. */
  interface Task<T, R> {
    R apply(T element, int index);
  }

  /**
   * Work that is released when it is done. A thread that has ended may be kept: Felix's class loaders do so when two
   * threads load the same class at the same time. From Java 19 on a thread keeps its task, and the task would keep the
   * program and the classes of its dialects alive.
   */
  private static final class Forgetful implements Runnable {
    private @Nullable Runnable work;

    Forgetful(@Nullable Runnable work) {
      this.work = work;
    }

    @Override
    public void run() {
      Runnable once = work;
      work = null;
      once.run();
    }
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
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, elements.size()); i++) {
      Thread helper = new Thread(new Forgetful(worker), "mortise-" + i);
      helper.setDaemon(true);
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
        helpers.forEach(Thread::interrupt);
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

  private static void join(Thread helper) {
    boolean interrupted = false;
    while (true) {
      try {
        helper.join();
        break;
      } catch (InterruptedException wait) {
        interrupted = true; // other threads may still be changing the program
        helper.interrupt();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
