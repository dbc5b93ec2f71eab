// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Job;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.CancellableThread;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/**
 * A run of passes by a command. Shows the running pass and the elapsed time in a temporary line, on terminals only and
 * only if the command takes longer than a moment. Stops the run before its next pass after the user has interrupted it.
 */
final class Progress implements PassObserver, AutoCloseable {
  private static final long PATIENCE = 500;
  private static final long PERIOD = 100;

  private final CommandSession session;
  private final long start = System.nanoTime();
  private final @Nullable Job job = Job.Utils.current();
  private final @Nullable ProgressLine line;
  private final @Nullable Jobs jobs;
  private final @Nullable Thread clock;
  private volatile @Nullable CancellableThread worker;
  private volatile @Nullable String pass;
  private final AtomicInteger runningPasses = new AtomicInteger();
  private volatile String otherPhase = "reading";
  private boolean isClosed;

  Progress(CommandSession session) {
    this.session = session;
    line = session.get(ProgressLine.VARIABLE) instanceof ProgressLine terminal ? terminal : null;
    jobs = session.get(Jobs.VARIABLE) instanceof Jobs running ? running : null;
    if (jobs != null) {
      jobs.add(this);
    }
    clock = line == null ? null : new Thread(this::run, "mortise progress");
    if (clock != null) {
      clock.setDaemon(true);
      clock.start();
    }
  }

  private void run() {
    try {
      Thread.sleep(PATIENCE);
      while (!wasLeft()) {
        show();
        Thread.sleep(PERIOD);
      }
    } catch (InterruptedException done) {
      // the line has been cleared
    }
  }

  private synchronized void show() {
    if (!isClosed) {
      line.show(time() + ": " + phase());
    }
  }

  /** Returns the elapsed time as text. */
  String time() {
    return String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - start) / 1e9);
  }

  /** Returns the name of the running pass, or null before the first one and after the last one. */
  @Nullable String pass() {
    return pass;
  }

  /** Returns the running pass, or else {@code reading} or {@code printing}. */
  String phase() {
    String running = pass;
    return running == null ? otherPhase : running;
  }

  /** Returns the text of the command. */
  String command() {
    return job == null ? "" : job.command().toString().strip();
  }

  /**
   * Runs the work in a separate thread and waits for it. The shell's threads cannot be interrupted, because that would
   * close the channels to which they write.
   *
   * @param limit the number of seconds after which the work is cancelled; 0 for none
   * @throws CommandFailure if the user has interrupted the command, or the time is over; otherwise, throws what
   *     {@code work} throws
   */
  <T> T run(Callable<T> work, int limit) throws CommandFailure, IOException {
    FutureTask<T> task = new FutureTask<>(work);
    CancellableThread thread = new CancellableThread(task, "mortise run");
    worker = thread;
    thread.start();
    try {
      return limit == 0 ? task.get() : task.get(limit, TimeUnit.SECONDS);
    } catch (TimeoutException late) {
      thread.cancel();
      throw new CommandFailure("the run has been cancelled after " + limit + " s, the setting '" + Settings.TIMEOUT
          + "' of " + Settings.PID);
    } catch (InterruptedException ended) { // the session ends
      thread.cancel();
      throw CommandFailure.alreadyReported();
    } catch (ExecutionException failed) {
      throw CommandFailure.rethrown(failed.getCause());
    }
  }

  void cancel() {
    CancellableThread thread = worker;
    if (thread != null) {
      thread.cancel();
    }
  }

  boolean isOf(Job other) {
    return job == other;
  }

  /** Returns whether the console has returned to its prompt, after an interrupt, without waiting for the command. */
  boolean wasLeft() {
    return wasLeft(job);
  }

  /** Returns whether the console does not wait for a job any longer. */
  static boolean wasLeft(@Nullable Job job) {
    return job != null && job.status() != Job.Status.Foreground;
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    if (wasLeft()) {
      throw new CancellationException("interrupted");
    }
    runningPasses.incrementAndGet();
    pass = step.spec().name();
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    if (runningPasses.decrementAndGet() == 0) {
      otherPhase = "printing"; // unless another pass follows at once
      pass = null;
    }
  }

  @Override
  public void onFault(Throwable fault) {
    StringWriter text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text, true));
    session.put(TraceCommand.VARIABLE, text.toString());
  }

  @Override
  public void close() {
    if (jobs != null) {
      jobs.remove(this);
    }
    if (clock == null) {
      return;
    }
    clock.interrupt();
    synchronized (this) {
      isClosed = true;
      line.clear();
    }
  }
}
