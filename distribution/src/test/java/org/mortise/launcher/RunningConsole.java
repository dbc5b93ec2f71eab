// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A running console to which a test types commands while it changes files. */
final class RunningConsole implements AutoCloseable {
  private static final long PATIENCE = Surroundings.PATIENCE.toNanos();
  private static final long PERIOD = 100;
  /** After how many periods a line is typed again: longer than the command that it starts takes. */
  private static final int RETYPED = 50;

  private final Path output;
  private final Process process;
  private int marks;

  RunningConsole(Path folder, List<String> command, Map<String, String> environment) throws IOException {
    output = Files.createTempFile(folder, "console", ".txt");
    process = Surroundings.process(command, environment)
        .directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
  }

  /** Types a line and returns the output up to the end of the command. */
  String type(String line) throws InterruptedException {
    int start = text().length();
    String mark = "mark" + ++marks + ".";
    send(line + "\necho " + mark + "\n");
    return await(mark, start).substring(start).replace(mark, "").strip();
  }

  /** Types a line repeatedly until its output contains {@code expected}, and returns the output. */
  String typeUntil(String line, String expected) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    String printed = type(line);
    while (!printed.contains(expected)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("'" + line + "' never prints '" + expected + "' but: " + printed);
      }
      Thread.sleep(PERIOD);
      printed = type(line);
    }
    return printed;
  }

  /**
   * At a terminal: types a line until {@code expected} is printed, again every few seconds, because an interrupt that
   * is delivered late may discard it.
   */
  void typeAtTerminalUntil(String line, String expected) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    int start = text().length();
    for (int i = 0; text().indexOf(expected, start) < 0; i++) {
      if (System.nanoTime() > end || !process.isAlive()) {
        throw new AssertionError("'" + expected + "' is never printed but: " + text().substring(start));
      }
      if (i % RETYPED == 0) {
        send(line + "\r");
      }
      Thread.sleep(PERIOD);
    }
  }

  /** Sends characters unchanged. */
  void send(String characters) {
    try {
      OutputStream in = process.getOutputStream();
      in.write(characters.getBytes(StandardCharsets.UTF_8));
      in.flush();
    } catch (IOException gone) {
      throw new UncheckedIOException(text(), gone);
    }
  }

  /** Waits until {@code expected} has been printed after a position, and returns the whole output. */
  String await(String expected, int start) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    boolean ended = !process.isAlive(); // queried before the text is read, which is then complete
    String text = text();
    while (text.indexOf(expected, start) < 0) {
      if (System.nanoTime() > end || ended) {
        throw new AssertionError("'" + expected + "' is never printed but: " + text.substring(start));
      }
      Thread.sleep(20);
      ended = !process.isAlive();
      text = text();
    }
    return text;
  }

  String text() {
    try {
      return Files.readString(output);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Waits until a garbage collection leaves at most this many objects of classes whose name contains {@code name}. */
  void awaitAtMost(String name, long expected) throws Exception {
    long end = System.nanoTime() + PATIENCE;
    long found = instances(name);
    while (found > expected) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            found + " objects of classes with '" + name + "' stay and not at most " + expected);
      }
      Thread.sleep(PERIOD);
      found = instances(name);
    }
  }

  /** Returns the number of objects, after a collection, of classes whose name contains {@code name}. */
  long instances(String name) throws Exception {
    return Heap.of(process).instances(name);
  }

  /** Waits for the end of the process and returns its status. */
  int status() throws InterruptedException {
    if (!process.waitFor(PATIENCE, TimeUnit.NANOSECONDS)) {
      throw new AssertionError("still running: " + text());
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
