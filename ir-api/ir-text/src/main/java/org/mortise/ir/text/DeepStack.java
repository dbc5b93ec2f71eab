// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.util.concurrent.atomic.AtomicReference;
import org.mortise.ir.CancellableThread;

/**
 * Continues a recursion on the stack of another thread, which is created for it with a large stack, while the caller
 * waits.
 *
 * <p>Types, attributes and locations are parsed and printed by mutually recursive methods, including those of dialects.
 * The default stack suffices for usual nesting; parsers and printers use this class for values that are nested hundreds
 * of levels deep. It costs one thread, and of the large stack only the used part. Regions do not need it, since their
 * parsing and printing is not recursive.
 */
public final class DeepStack {
  /** Levels for which every thread's own stack is enough. */
  public static final int SHALLOW_LEVELS = 400;

  /** Levels for which the large stack is enough. */
  public static final int DEEP_LEVELS = 200_000;

  private static final long STACK_BYTES = 1L << 30;

  private DeepStack() {}

  /** Does the work and throws what it throws. */
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
