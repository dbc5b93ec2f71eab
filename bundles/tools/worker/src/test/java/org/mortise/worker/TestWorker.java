// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.mortise.ir.Cancellation;
import org.mortise.pipeline.Invocation;

/**
 * A worker in this process, with a tool that prints its arguments. The first argument may be a command:
 * {@code wait} until the cancellation, {@code hang} without any, {@code exhaust} the memory, {@code fault}, or
 * {@code hold} until {@link #release}.
 */
final class TestWorker implements ToolchainProvider, AutoCloseable {
  private static final int PIPE = 1 << 20;
  private static final long PATIENCE = 20;

  final List<List<Path>> opened = new ArrayList<>();
  final List<List<Path>> closed = new ArrayList<>();
  final AtomicInteger held = new AtomicInteger();
  private final CountDownLatch released = new CountDownLatch(1);
  private final PipedOutputStream requests = new PipedOutputStream();
  private final BlockingQueue<String> responses = new LinkedBlockingQueue<>();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final CompletableFuture<Integer> status = new CompletableFuture<>();

  TestWorker(String... flags) throws IOException {
    PipedInputStream in = new PipedInputStream(requests, PIPE);
    OutputStream out = new ByteArrayOutputStream() {
      @Override
      public void flush() {
        responses.add(toString(StandardCharsets.UTF_8).strip());
        reset();
      }
    };
    List<String> line = new ArrayList<>(List.of("--persistent_worker", "--worker_protocol=json", "--worker_pause=1"));
    line.addAll(Arrays.asList(flags));
    Thread thread = new Thread(() -> status.complete(
        Worker.serve(line.toArray(String[]::new), in, out, new PrintStream(log, true), this)));
    thread.setDaemon(true);
    thread.start();
  }

  void send(String json) throws IOException {
    requests.write((json.replace('\'', '"') + "\n").getBytes(StandardCharsets.UTF_8));
    requests.flush();
  }

  String receive() throws InterruptedException {
    String response = responses.poll(PATIENCE, TimeUnit.SECONDS);
    return response == null ? "none; the log is " + log() : response.replace('"', '\'');
  }

  void release() {
    released.countDown();
  }

  String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  /** Ends the requests, and returns the exit status. */
  int end() throws Exception {
    requests.close();
    return status();
  }

  /** Waits for the exit status. */
  int status() throws Exception {
    return status.get(PATIENCE, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws IOException {
    requests.close();
  }

  @Override
  public List<Path> deployed() {
    return List.of();
  }

  @Override
  public Toolchain open(String key, List<Path> bundles) throws IOException {
    if (bundles.toString().contains("broken")) {
      throw new IOException("broken bundle");
    }
    synchronized (opened) {
      opened.add(bundles);
    }
    return new Toolchain() {
      @Override
      public List<String> problems() {
        return List.of();
      }

      @Override
      public int run(Invocation call) throws IOException {
        return TestWorker.this.run(call);
      }

      @Override
      public void close() {
        synchronized (opened) {
          closed.add(bundles);
        }
      }
    };
  }

  private int run(Invocation call) throws IOException {
    switch (call.arguments().length == 0 ? "" : call.arguments()[0]) {
      case "wait" -> {
        while (true) {
          Cancellation.check();
          Thread.onSpinWait();
        }
      }
      case "hang" -> await();
      case "hold" -> {
        held.incrementAndGet();
        await();
      }
      case "exhaust" -> throw new OutOfMemoryError("on purpose");
      case "exhaust-in-pass" -> call.observer().onFault(new OutOfMemoryError("on purpose"));
      case "fault" -> throw new IllegalStateException("on purpose");
      default -> { }
    }
    call.out().write((call.directory() + ":" + String.join(",", call.arguments())).getBytes(StandardCharsets.UTF_8));
    return call.arguments().length;
  }

  private void await() {
    boolean done = false;
    while (!done) {
      try {
        done = released.await(PATIENCE, TimeUnit.SECONDS);
      } catch (InterruptedException ignored) {
        // a thread that does not react
      }
    }
  }
}
