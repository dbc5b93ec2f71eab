// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.CancellableThread;
import org.mortise.ir.text.FileReason;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;

/** One request while it waits and runs. It is answered exactly once. */
final class Job {
  private static final int LARGEST_OUTPUT = 1 << 20;
  private static final int FAILURE = 1;
  private static final int INTERNAL_FAULT = 70; // EX_SOFTWARE, as of the launcher

  /** The worker of a job. */
  interface Owner {
    BundleTools tools();

    /** Sends the response. */
    void answer(Job job, WorkResponse response);

    /** Called if the memory was exhausted. The state of the process is doubtful then. */
    void memoryExhausted();
  }

  private final WorkRequest request;
  private final List<String> shared;
  private final Owner owner;
  private final AtomicBoolean isAnswered = new AtomicBoolean();
  private final BoundedOutput output = new BoundedOutput(LARGEST_OUTPUT);
  private volatile @Nullable CancellableThread thread;
  private volatile @Nullable String timeout;
  private volatile @Nullable Future<?> clock;

  Job(WorkRequest request, List<String> shared, Owner owner) {
    this.request = request;
    this.shared = shared;
    this.owner = owner;
  }

  int requestId() {
    return request.requestId();
  }

  WorkRequest request() {
    return request;
  }

  /** Starts the job in a new thread. */
  void start() {
    CancellableThread worker =
        new CancellableThread(() -> answer(run()), "mortise request " + request.requestId());
    thread = worker;
    worker.start();
  }

  /**
   * Cancels the job, which ends at its next step.
   *
   * @param reason the message for the user if the user has not cancelled; otherwise null
   */
  void cancel(@Nullable String reason) {
    timeout = reason;
    CancellableThread running = thread;
    if (running != null) {
      running.cancel();
    }
  }

  /** Answers that the job was cancelled, even if it has not ended. */
  void answerCancelled() {
    answer(cancelled());
  }

  private WorkResponse cancelled() {
    String reason = timeout;
    return reason == null ? new WorkResponse(0, "", request.requestId(), true) : response(FAILURE, reason);
  }

  private WorkResponse run() {
    try {
      return response(runTool(), null);
    } catch (CancellationException cancelled) {
      return cancelled();
    } catch (InvalidPathException wrong) {
      return response(FAILURE, "mortise-opt: " + FileReason.ofName(wrong));
    } catch (IOException problem) {
      return response(FAILURE, "mortise-opt: " + FileReason.of(problem));
    } catch (OutOfMemoryError exhausted) {
      owner.memoryExhausted();
      return response(FAILURE, "mortise-opt: out of memory in the worker, which will end: give it more, for example "
          + "with MORTISE_JAVA_OPTS=-Xmx4g");
    } catch (RuntimeException | Error fault) {
      StringWriter trace = new StringWriter();
      fault.printStackTrace(new PrintWriter(trace, true));
      return response(INTERNAL_FAULT, trace.toString().stripTrailing());
    }
  }

  private int runTool() throws IOException {
    Path directory = Path.of(request.sandboxDir());
    String[] line = Stream.concat(shared.stream(), request.arguments().stream()).toArray(String[]::new);
    Invocation call = Invocation.of(line, InputStream.nullInputStream(), output, output)
        .inDirectory(directory).withThreads(1).observedBy(new PassObserver() {
          @Override
          public void onFault(Throwable fault) {
            noteFault(fault);
          }
        });
    return owner.tools().run(call, digests());
  }

  /** Sets the task that ends the job after its time. */
  void setClock(Future<?> task) {
    clock = task;
  }

  /** Removes the task that ends the job, which would keep its output. */
  void stopClock() {
    Future<?> task = clock;
    if (task != null) {
      task.cancel(false);
    }
  }

  /** Records an OutOfMemoryError that the tool has reported as the fault of a pass. */
  private void noteFault(Throwable fault) {
    if (fault instanceof OutOfMemoryError) {
      owner.memoryExhausted();
    }
  }

  private Map<String, String> digests() {
    Map<String, String> digests = new HashMap<>();
    for (WorkRequest.Input input : request.inputs()) {
      if (input.path().endsWith(".jar")) {
        digests.put(input.path(), input.digest());
      }
    }
    return digests;
  }

  private WorkResponse response(int status, @Nullable String message) {
    if (message != null) {
      output.println(message);
    }
    return new WorkResponse(status, output.toString(), request.requestId(), false);
  }

  private void answer(WorkResponse response) {
    if (isAnswered.compareAndSet(false, true)) {
      owner.answer(this, response);
    }
  }
}
