// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.felix.service.command.CommandSession;
import org.mortise.ir.Operation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/**
 * Shows the running pass and the elapsed time in a temporary line, on terminals only and only if the command takes
 * longer than a moment. Stops the run before its next pass after the user has interrupted it.
 */
public final class Progress implements PassObserver, AutoCloseable {
  /** The session variable with the {@link PrintStream} of the terminal, if there is one. */
  public static final String TERMINAL = ".mortise.terminal";
  /** The session variable with an {@link AtomicBoolean} that is true after the user has interrupted the command. */
  public static final String INTERRUPTED = ".mortise.interrupted";

  /** The control sequence that clears the current line of a terminal. */
  public static final String CLEAR = "\r\u001b[K";

  private static final long PATIENCE = 500;
  private static final long PERIOD = 100;
  private static final String CUT = "\u001b[?7l"; // a line wider than the terminal could not be cleared
  private static final String WRAP = "\u001b[?7h";

  private final AtomicBoolean interrupted;
  private final long start = System.nanoTime();
  private volatile String pass = "reading";
  private volatile boolean shown;
  private final Thread clock;

  Progress(CommandSession session) {
    interrupted = session.get(INTERRUPTED) instanceof AtomicBoolean flag ? flag : new AtomicBoolean();
    if (session.get(TERMINAL) instanceof PrintStream terminal) {
      clock = new Thread(() -> show(terminal), "mortise progress");
      clock.setDaemon(true);
      clock.start();
    } else {
      clock = null;
    }
  }

  private void show(PrintStream terminal) {
    try {
      Thread.sleep(PATIENCE);
      while (!interrupted.get()) {
        shown = true;
        String text = String.format(Locale.ROOT, "%.1f s: %s", (System.nanoTime() - start) / 1e9, pass);
        terminal.print(CLEAR + CUT + text + WRAP);
        terminal.flush();
        Thread.sleep(PERIOD);
      }
    } catch (InterruptedException done) {
      if (shown && !interrupted.get()) { // after an interrupt the line shows the prompt
        terminal.print(CLEAR);
        terminal.flush();
      }
    }
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    if (interrupted.get()) {
      throw new CancellationException("interrupted");
    }
    pass = step.spec().name();
  }

  @Override
  public void close() {
    if (clock == null) {
      return;
    }
    clock.interrupt();
    try {
      clock.join();
    } catch (InterruptedException again) {
      Thread.currentThread().interrupt();
    }
  }
}
