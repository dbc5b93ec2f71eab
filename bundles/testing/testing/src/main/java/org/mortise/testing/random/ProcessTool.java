// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A command-line tool that reads a file and prints to standard output. Each run has a time limit. */
public final class ProcessTool implements Tool {
  private final List<String> command;
  private final int seconds;

  /** Creates a tool from a command, with a time limit for each run. */
  public ProcessTool(List<String> command, int seconds) {
    this.command = List.copyOf(command);
    this.seconds = seconds;
  }

  @Override
  public Result run(String text, int padding, String... flags) {
    try {
      Path directory = Files.createTempDirectory("fuzz");
      try {
        return run(Files.writeString(directory.resolve("input.mlir"), text), directory, padding, flags);
      } finally {
        try (var files = Files.list(directory)) {
          for (Path file : files.toList()) {
            Files.delete(file);
          }
        }
        Files.delete(directory);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Result run(Path input, Path directory, int padding, String... flags) throws IOException,
      InterruptedException {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of(flags));
    line.add(input.toString());
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    ProcessBuilder builder = new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("FUZZ_PADDING", "x".repeat(padding));
    Process process = builder.start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
    if (!ended) {
      process.destroyForcibly().waitFor();
    }
    return new Result(ended ? process.exitValue() : TIMEOUT, read(out), read(err).replace(input.toString(), "INPUT"));
  }

  private static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
  }
}
