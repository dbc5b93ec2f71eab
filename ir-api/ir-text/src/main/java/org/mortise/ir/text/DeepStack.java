// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.util.concurrent.atomic.AtomicReference;
import org.mortise.ir.CancellableThread;

/**
 * Runs a recursion on a new thread with a large stack, while the caller waits.
 *
 * <p>Types, attributes and locations are parsed and printed by mutually recursive methods of the framework and the
 * dialects. The default stack suffices for usual nesting; parsers and printers use this class for values that are
 * nested hundreds of levels deep. It costs one thread, and of the large stack only the used part. Parsing and printing
 * of regions is not recursive.
 */
public final class DeepStack {
  /** Number of levels for which every thread's own stack suffices. */
  public static final int SHALLOW_LEVELS = 400;

  /** Number of levels for which the large stack suffices. */
  public static final int DEEP_LEVELS = 200_000;

  private static final long STACK_BYTES = 1L << 30;

  private DeepStack() {}

  /** Runs {@code work}, and rethrows its exceptions. */
  public static void run(Runnable work) {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    CancellableThread thread = new CancellableThread(work, "mortise-deep-stack", STACK_BYTES, false);
    thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
    thread.setUncaughtExceptionHandler((ended, problem) -> thrown.set(problem));
    thread.start();
    await(thread);
    if (thrown.get() instanceof RuntimeException problem) {
      throw problem;
    }
    if (thrown.get() instanceof Error problem) {
      throw problem;
    }
  }

  private static void await(CancellableThread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException early) {
        interrupted = true;
        thread.cancel(); // and wait, as the caller's program must not change afterwards
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
