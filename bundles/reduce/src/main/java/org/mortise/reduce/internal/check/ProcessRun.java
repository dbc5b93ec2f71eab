// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/**
 * The result of a process that was given a program in a file.
 *
 * @param status the exit status; 128 and the signal's number after a signal; -1 after the time limit
 * @param err what it printed to the standard error
 */
record ProcessRun(int status, String err) {
  /** The status of a process that was killed at the time limit. */
  static final int TIMED_OUT = -1;

  private static final int MOST_ERROR_BYTES = 1 << 20;

  /**
   * Runs a command with the name of a file as its last argument. The process and its children are killed at the limit.
   *
   * @throws TestProblem if the command cannot be started
   */
  static ProcessRun of(Path folder, List<String> command, byte[] program, long limitMillis) {
    Path file = null;
    Path err = null;
    try {
      file = Files.createTempFile("mortise-reduce-", ".mlir");
      err = Files.createTempFile("mortise-reduce-", ".err");
      Files.write(file, program);
      List<String> all = new ArrayList<>(command);
      all.add(file.toString());
      return run(builder(folder, all, err), limitMillis, err, file.toString());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } finally {
      delete(file);
      delete(err);
    }
  }

  private static ProcessBuilder builder(Path folder, List<String> command, Path err) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectInput(nothing().toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(err.toFile());
    return folder.toString().isEmpty() ? builder : builder.directory(folder.toFile());
  }

  private static ProcessRun run(ProcessBuilder builder, long limitMillis, Path err, String file) throws IOException {
    Process process = start(builder);
    try {
      if (process.waitFor(limitMillis, TimeUnit.MILLISECONDS)) {
        return new ProcessRun(process.exitValue(), head(err).replace(file, "INPUT"));
      }
      return new ProcessRun(TIMED_OUT, "");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static Process start(ProcessBuilder builder) {
    try {
      return builder.start();
    } catch (IOException broken) {
      throw new TestProblem("cannot run '" + builder.command().get(0) + "': " + broken.getMessage()
          + " (is it there, and executable?)");
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
