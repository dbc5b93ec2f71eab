// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * A daemon thread whose work is ended by {@link #cancel}, at the next {@link Cancellation#check}. In contrast to an
 * interrupt, this does not close channels to which the work writes. Threads of this class that the work itself creates
 * are cancelled as well.
 *
 * <p>The thread releases its work at its end, because a thread that has ended may be kept: Felix's class loaders do so
 * when two threads load the same class at the same time. From Java 19 on a plain thread keeps its task, which would
 * keep the program and the classes of its dialects alive.
 */
public final class CancellableThread extends Thread {
  /** Whether this thread, or a thread that created it directly or indirectly, is cancelled. */
  private static final class Token {
    private final @Nullable Token creator;
    private volatile boolean isCancelled;

    Token(@Nullable Token creator) {
      this.creator = creator;
    }
  }

  private final Token token;
  private @Nullable Runnable work;

  /** Creates a thread with a stack of the default size, which inherits inheritable thread locals. */
  public CancellableThread(Runnable work, String name) {
    this(work, name, 0, true);
  }

  /**
   * Creates a thread.
   *
   * @param stackBytes the size of the stack, or 0 for the default
   * @param inheritsThreadLocals whether the thread inherits inheritable thread locals
   */
  public CancellableThread(Runnable work, String name, long stackBytes, boolean inheritsThreadLocals) {
    super(null, null, name, stackBytes, inheritsThreadLocals);
    this.work = work;
    this.token = new Token(Thread.currentThread() instanceof CancellableThread creator ? creator.token : null);
    setDaemon(true);
  }

  /** Cancels the work, including threads created by it. */
  public void cancel() {
    token.isCancelled = true;
  }

  boolean isCancelled() {
    for (Token one = token; one != null; one = one.creator) {
      if (one.isCancelled) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run() {
    Runnable once = work;
    work = null;
    if (once != null) {
      once.run();
    }
  }
}
