// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.CancellableThread;
import org.mortise.ir.text.FileReason;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;

/**
 * Runs {@code mortise-opt} for clients on the same machine, by a socket that only the user can open. A run has the
 * command line, the folder and the standard streams of its client; it is cancelled when the client ends.
 *
 * <p>A client without an answer starts its own process. The server refuses a run, so that the client starts a process,
 * if the client has other settings, if the installation has changed, or if the memory does not suffice.
 */
public final class Server {
  private static final int BUNDLE_SETS = 4;
  private static final int INTERNAL_FAULT = 70; // EX_SOFTWARE, as of the launcher
  private static final long GRACE = 2000; // for a cancelled run to react

  private final ServerOptions options;
  private final BundleTools tools;
  private final Printed printed = new Printed(System.out);
  private final Printed complained = new Printed(System.err);
  private @Nullable ServerSocketChannel socket;
  private int running;
  private long lastEnd = System.nanoTime();

  private Server(ServerOptions options, ToolchainProvider provider) {
    this.options = options;
    this.tools = new BundleTools(provider, BUNDLE_SETS);
  }

  /**
   * Serves clients until it has been idle for a time, or the installation has changed. Returns immediately if another
   * server has this socket. While it runs, output to {@code System.out} and {@code System.err} goes to the client of
   * the printing thread.
   *
   * @throws IOException if the socket cannot be created
   */
  public static void serve(ServerOptions options, ToolchainProvider provider) throws IOException {
    Path lock = options.socket().resolveSibling(options.socket().getFileName() + ".lock");
    try (FileChannel file = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = file.tryLock()) {
      if (held != null) {
        new Server(options, provider).serve();
      }
    }
  }

  private void serve() throws IOException {
    System.setOut(new PrintStream(printed, true));
    System.setErr(new PrintStream(complained, true));
    Files.deleteIfExists(options.socket());
    try (ServerSocketChannel opened = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      socket = opened;
      opened.bind(UnixDomainSocketAddress.of(options.socket()));
      CancellableThread watch = new CancellableThread(this::stopWhenIdle, "mortise idle");
      watch.start();
      while (true) {
        accept(opened.accept());
      }
    } catch (ClosedChannelException stopped) {
      awaitRuns();
    } finally {
      System.setOut(printed.others);
      System.setErr(complained.others);
    }
  }

  private synchronized void accept(SocketChannel client) {
    running++;
    Thread thread = new Thread(() -> handle(client), "mortise client");
    thread.setDaemon(true);
    thread.start();
  }

  private void stopWhenIdle() {
    long idle = TimeUnit.SECONDS.toNanos(options.idleSeconds());
    try {
      while (true) {
        synchronized (this) {
          long left = idle - (System.nanoTime() - lastEnd);
          if (running == 0 && left <= 0) {
            stop();
            return;
          }
          TimeUnit.NANOSECONDS.timedWait(this, running > 0 ? idle : left + 1);
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops accepting clients. The socket vanishes first, so that no client waits for an answer. */
  private synchronized void stop() {
    try {
      Files.deleteIfExists(options.socket());
      socket.close();
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private synchronized void awaitRuns() {
    try {
      while (running > 0) {
        wait();
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void handle(SocketChannel client) {
    try (Connection connection = new Connection(client)) {
      if (!connection.open() || !connection.key().equals(options.key())) {
        connection.frames().refuse();
      } else if (connection.isStop()) {
        stop();
        exit(connection, 0);
      } else if (!options.isCurrent().getAsBoolean()) {
        stop();
        connection.frames().refuse();
      } else {
        run(connection);
      }
    } catch (IOException gone) {
      // the client has ended
    } finally {
      synchronized (this) {
        running--;
        lastEnd = System.nanoTime();
        notifyAll();
      }
    }
  }

  /** Runs the tool in a separate thread, while this thread watches the client. */
  private void run(Connection connection) throws IOException {
    CancellableThread worker = new CancellableThread(() -> runTool(connection), "mortise run");
    worker.start();
    connection.readAll(); // ends when the client has closed the connection, which it does after the exit status, too
    worker.cancel();
    try {
      worker.join(GRACE);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
    if (worker.isAlive()) {
      stop(); // a thread that does not react to its cancellation can be ended with the process only
    }
  }

  private void runTool(Connection connection) {
    Frames frames = connection.frames();
    OutputStream out = frames.stream(Frames.OUT);
    OutputStream err = frames.stream(Frames.ERR);
    boolean[] isExhausted = {false};
    printed.client.set(out);
    complained.client.set(err);
    int status;
    try {
      status = runTool(Invocation.of(connection.arguments(), connection.input(), out, err)
          .inDirectory(connection.directory()).observedBy(new PassObserver() {
            @Override
            public void onFault(Throwable fault) {
              if (fault instanceof OutOfMemoryError) {
                isExhausted[0] = true;
                frames.hold();
              }
            }
          }));
    } catch (CancellationException cancelled) {
      return;
    } catch (OutOfMemoryError exhausted) {
      isExhausted[0] = true;
      status = INTERNAL_FAULT;
    }
    try {
      if (!isExhausted[0] || !frames.refuse()) {
        exit(connection, status);
      }
    } catch (IOException gone) {
      // the client has ended
    }
    if (isExhausted[0]) {
      stop(); // other threads may have failed, too, so the state of the process is doubtful
    }
  }

  /** Runs the tool, and reports a failure like the launcher. */
  private int runTool(Invocation call) {
    PrintStream err = new PrintStream(call.err(), true);
    try {
      return tools.run(call, Map.of());
    } catch (IOException problem) {
      err.println("mortise-opt: " + FileReason.of(problem));
      return 1;
    } catch (CancellationException | OutOfMemoryError handled) {
      throw handled;
    } catch (RuntimeException | Error fault) {
      StringWriter trace = new StringWriter();
      fault.printStackTrace(new PrintWriter(trace, true));
      err.print(trace);
      return INTERNAL_FAULT;
    }
  }

  private static void exit(Connection connection, int status) throws IOException {
    connection.frames().send(Frames.EXIT, String.valueOf(status).getBytes(StandardCharsets.US_ASCII));
  }

  /** Forwards the output of a thread to the client of its run. */
  private static final class Printed extends OutputStream {
    private final InheritableThreadLocal<OutputStream> client = new InheritableThreadLocal<>();
    private final PrintStream others;

    Printed(PrintStream others) {
      this.others = others;
    }

    private OutputStream target() {
      OutputStream own = client.get();
      return own == null ? others : own;
    }

    @Override
    public void write(int single) throws IOException {
      target().write(single);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      target().write(bytes, offset, length);
    }
  }
}
