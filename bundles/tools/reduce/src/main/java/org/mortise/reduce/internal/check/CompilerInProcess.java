// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.reduce.internal.time.TimedCall;

/**
 * Runs {@code mortise-opt} in this virtual machine, which saves the start-up for each program. A run that ignores its
 * cancellation at the time limit continues in its thread; from then on, programs are run in processes.
 */
public final class CompilerInProcess implements Function<byte[], @Nullable Failure> {
  private final CommandLineTool tool;
  private final Path folder;
  private final String[] flags;
  private final long limitMillis;
  private final @Nullable CompilerProcess processes;
  private volatile boolean isStuck;

  /**
   *
   * @param folder the folder for relative file names; empty for the current one
   * @param processes used after a run that could not be ended; may be null
   */
  public CompilerInProcess(CommandLineTool tool, Path folder, List<String> flags, long limitMillis,
      @Nullable CompilerProcess processes) {
    this.tool = tool;
    this.folder = folder;
    this.flags = flags.toArray(String[]::new);
    this.limitMillis = limitMillis;
    this.processes = processes;
  }

  @Override
  public @Nullable Failure apply(byte[] program) {
    if (isStuck && processes != null) {
      return processes.apply(program);
    }
    TimedCall<Run> call = TimedCall.run(() -> run(program), limitMillis);
    isStuck |= call.isAbandoned();
    Run run = call.result();
    return run == null ? Failure.hang() : run.failure;
  }

  private record Run(@Nullable Failure failure) {}

  private Run run(byte[] program) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    AtomicReference<Failure> fault = new AtomicReference<>();
    PassObserver observer = new PassObserver() {
      @Override
      public void onFault(Throwable thrown) {
        fault.compareAndSet(null, Failure.of(thrown));
      }
    };
    int status;
    try {
      status = tool.run(
          Invocation.of(flags, new ByteArrayInputStream(program), OutputStream.nullOutputStream(), err)
              .inDirectory(folder).observedBy(observer));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } catch (RuntimeException | StackOverflowError | AssertionError thrown) { // the tool itself is at fault
      return new Run(Failure.of(thrown));
    }
    if (status == 0) {
      return new Run(null);
    }
    Failure found = fault.get();
    return new Run(found == null ? Failure.of(err.toString(StandardCharsets.ISO_8859_1), 0) : found);
  }
}
