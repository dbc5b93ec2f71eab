// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.mortise.opt.ByteStrings;

/**
 * A command whose last argument is the file with the program. Each run is a separate process with empty standard input.
 * Thread-safe.
 *
 * @param folder the folder to run the command in; empty for the current one
 * @param words the command and its first arguments
 * @param limitMillis the time limit of a run
 */
public record Command(Path folder, List<String> words, long limitMillis) {
  private static final int MOST_ERROR_BYTES = 1 << 20;

  /**
   * The result of a run.
   *
   * @param status the exit status; 128 and the signal's number after a signal; -1 after the time limit
   * @param err the standard error, with INPUT for the name of the file
   */
  record Run(int status, String err) {
    private static final int TIMED_OUT = -1;

    boolean hasTimedOut() {
      return status == TIMED_OUT;
    }
  }

  /**
   * Runs the command on a program. The process and its children are killed at the time limit.
   *
   * @throws TestProblem if the command cannot be started, or the file cannot be written
   */
  Run run(byte[] program) {
    Path file = null;
    Path err = null;
    try {
      file = Files.createTempFile("mortise-reduce-", ".mlir");
      err = Files.createTempFile("mortise-reduce-", ".err");
      Files.write(file, program);
      return run(file.toString(), err);
    } catch (IOException broken) {
      throw new TestProblem("the program cannot be passed to the test in a temporary file: " + broken.getMessage());
    } finally {
      delete(file);
      delete(err);
    }
  }

  private Run run(String file, Path err) throws IOException {
    Process process = start(file, err);
    try {
      return process.waitFor(limitMillis, TimeUnit.MILLISECONDS)
          ? new Run(process.exitValue(), head(err).replace(file, "INPUT")) : new Run(Run.TIMED_OUT, "");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private Process start(String file, Path err) {
    List<String> line = new ArrayList<>(words);
    line.add(file);
    ProcessBuilder builder = new ProcessBuilder(line).redirectInput(nothing().toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(err.toFile());
    if (!folder.toString().isEmpty()) {
      builder.directory(folder.toFile());
    }
    try {
      return builder.start();
    } catch (IOException broken) {
      throw new TestProblem(ByteStrings.of("cannot run '" + words.get(0) + "': " + broken.getMessage()
          + " (is it there, and executable?)"));
    }
  }

  private static Path nothing() {
    Path device = Path.of("/dev/null");
    return Files.exists(device) ? device : Path.of("NUL");
  }

  private static String head(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(MOST_ERROR_BYTES), StandardCharsets.ISO_8859_1);
    }
  }

  private static void delete(Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException kept) {
      // a temporary file, which the system removes
    }
  }
}
