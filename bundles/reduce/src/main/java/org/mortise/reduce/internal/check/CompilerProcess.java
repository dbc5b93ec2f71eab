// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Runs a command such as {@code mlir-opt} in a process for each program. */
public final class CompilerProcess implements Function<byte[], @Nullable Failure> {
  private static final int SIGNALS = 128;

  private final Path folder;
  private final List<String> command;
  private final long limitMillis;

  /**
   * Creates the compiler.
   *
   * @param folder the folder to run the command in; empty for that of the process
   * @param command the command with its flags
   */
  public CompilerProcess(Path folder, List<String> command, long limitMillis) {
    this.folder = folder;
    this.command = List.copyOf(command);
    this.limitMillis = limitMillis;
  }

  @Override
  public @Nullable Failure apply(byte[] program) {
    ProcessRun run = ProcessRun.of(folder, command, program, limitMillis);
    if (run.status() == ProcessRun.TIMED_OUT) {
      return Failure.hang();
    }
    return run.status() == 0 ? null : Failure.of(run.err(), Math.max(0, run.status() - SIGNALS));
  }
}
