// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.UsageException;

/**
 * A persistent worker of Bazel: reads requests, runs {@code mortise-opt} for each of them, and writes responses, until
 * the input ends. Requests may be multiplexed, sandboxed, and cancelled.
 *
 * <p>Requests share only the classes of the bundles and the compiled code: each request has its own context, so its
 * output depends on its inputs only.
 *
 * <p>Java cannot end a thread that does not react to its cancellation, and after an OutOfMemoryError the state of the
 * process is unknown. In both cases the request fails, and the worker ends at the next pause between requests; Bazel
 * then starts another worker. It does not end directly after a response, because a request that is already sent would
 * be lost, except after several such failures.
 */
public final class Worker {
  /** The flag with which Bazel starts a worker. */
  public static final String FLAG = "--persistent_worker";
  /** The exit status of a worker that ends voluntarily, so that Bazel restarts it. */
  public static final int TO_BE_RESTARTED = 75; // EX_TEMPFAIL

  private static final int SUCCESS = 0;
  private static final int BROKEN_INPUT = 1;
  private static final long GRACE = 2000; // for a cancelled request to react
  private static final int MOST_DOUBTS = 3;

  private final WorkerOptions options;
  private final WorkerProtocol protocol;
  private final PrintStream log;
  private final BundleTools tools;
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, Worker::clockThread);
  private final Owner owner = new Owner();

  private final Deque<Job> waiting = new ArrayDeque<>();
  private final Set<Job> running = new LinkedHashSet<>(); // until their responses have been written
  private int doubts;
  private long lastResponse;
  private boolean inputHasEnded;
  private int status = SUCCESS;

  private Worker(
      WorkerOptions options, WorkerProtocol protocol, PrintStream log, ToolchainProvider provider) {
    this.options = options;
    this.protocol = protocol;
    this.log = log;
    this.tools = new BundleTools(provider, options.toolchains());
    clock.setRemoveOnCancelPolicy(true);
  }

  /** Returns the flags of a worker itself. */
  public static FlagTable flags() {
    return WorkerOptions.TABLE;
  }

  private static Thread clockThread(Runnable work) {
    Thread thread = new Thread(work, "mortise clock");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Serves requests until the input ends, or the worker has to be restarted.
   *
   * @param arguments the command line of the worker
   * @param in the requests
   * @param out the responses, and nothing else
   * @param log messages about the worker itself
   * @return the exit status
   */
  public static int serve(
      String[] arguments, InputStream in, OutputStream out, PrintStream log, ToolchainProvider provider) {
    WorkerOptions options;
    try {
      options = WorkerOptions.parse(arguments);
    } catch (UsageException wrong) {
      log.println("mortise-opt: " + wrong.getMessage());
      return BROKEN_INPUT;
    }
    WorkerProtocol protocol = options.json() ? new JsonProtocol(in, out) : new ProtobufProtocol(in, out);
    return new Worker(options, protocol, log, provider).serve();
  }

  private int serve() {
    Thread reader = new Thread(this::readAll, "mortise requests"); // which cannot be interrupted while it waits
    reader.setDaemon(true);
    reader.start();
    synchronized (this) {
      while (!hasEnded()) {
        try {
          wait(doubts > 0 ? GRACE : 0);
        } catch (InterruptedException ended) {
          Thread.currentThread().interrupt();
          break;
        }
      }
    }
    clock.shutdownNow();
    return doubts > 0 ? TO_BE_RESTARTED : status;
  }

  private boolean hasEnded() {
    if (!waiting.isEmpty() || !running.isEmpty()) {
      return false;
    }
    boolean isPause = System.nanoTime() - lastResponse >= TimeUnit.SECONDS.toNanos(options.pause());
    return inputHasEnded || doubts >= MOST_DOUBTS || doubts > 0 && isPause;
  }

  private void readAll() {
    int outcome = BROKEN_INPUT;
    try {
      for (WorkRequest request = protocol.read(); request != null; request = protocol.read()) {
        accept(request);
      }
      outcome = SUCCESS;
    } catch (IOException broken) {
      log.println("mortise-opt: the requests cannot be read: " + broken.getMessage());
    } catch (RuntimeException | Error fault) { // such as a lack of threads: without this thread, the worker has to end
      log.println("mortise-opt: the requests cannot be processed: " + fault);
    }
    synchronized (this) {
      status = Math.max(status, outcome);
      inputHasEnded = true;
      notifyAll();
    }
  }

  private synchronized void accept(WorkRequest request) {
    if (request.cancel()) {
      cancel(request.requestId());
      return;
    }
    waiting.add(new Job(request, options.shared(), owner));
    startNext();
  }

  private synchronized void startNext() {
    while (running.size() < options.requests() && !waiting.isEmpty()) {
      Job job = waiting.remove();
      running.add(job);
      if (options.timeout() > 0) {
        job.setClock(schedule(() -> timeOut(job), TimeUnit.SECONDS.toMillis(options.timeout())));
      }
      job.start();
    }
  }

  private synchronized void cancel(int requestId) {
    for (Job job : waiting) {
      if (job.requestId() == requestId) {
        waiting.remove(job);
        job.answerCancelled();
        return;
      }
    }
    for (Job job : running) {
      if (job.requestId() == requestId) {
        cancel(job, null);
        return;
      }
    }
  }

  private synchronized void timeOut(Job job) {
    if (running.contains(job)) {
      cancel(job, "mortise-opt: cancelled after " + options.timeout() + " s (--worker_timeout)");
    }
  }

  private void cancel(Job job, @Nullable String reason) {
    job.cancel(reason);
    job.setClock(schedule(() -> giveUp(job), GRACE));
  }

  private synchronized void giveUp(Job job) {
    if (!running.contains(job)) {
      return;
    }
    log.println("mortise-opt: request " + job.requestId() + " does not end; the worker will be restarted");
    doubts++;
    job.answerCancelled();
  }

  private Future<?> schedule(Runnable task, long delay) {
    return clock.schedule(task, delay, TimeUnit.MILLISECONDS);
  }

  private synchronized void write(Job job, WorkResponse response) {
    try {
      protocol.write(response);
    } catch (IOException broken) {
      log.println("mortise-opt: response " + response.requestId() + " cannot be written: " + broken.getMessage());
      status = BROKEN_INPUT;
      inputHasEnded = true; // responses are no longer read
      waiting.clear();
    }
    if (job.request().verbosity() > 0) {
      log.println("mortise-opt: request " + response.requestId() + ": "
          + (response.wasCancelled() ? "cancelled" : "exit status " + response.exitCode()));
    }
    job.stopClock();
    lastResponse = System.nanoTime();
    running.remove(job);
    startNext();
    notifyAll();
  }

  private synchronized void markDoubtful() {
    doubts++;
    System.gc(); // also because the system takes long to end a large process, whose pipes are open meanwhile
  }

  /** Forwards the calls of jobs to the worker. */
  private final class Owner implements Job.Owner {
    @Override
    public BundleTools tools() {
      return tools;
    }

    @Override
    public void answer(Job job, WorkResponse response) {
      write(job, response);
    }

    @Override
    public void memoryExhausted() {
      markDoubtful();
    }
  }
}
