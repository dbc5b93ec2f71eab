// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs a compiler such as {@code mlir-opt} in a process for each program.
 *
 * @param command the compiler with its flags
 */
public record CompilerProcess(Command command) implements Function<byte[], @Nullable Failure> {
  private static final int SIGNALS = 128;

  @Override
  public @Nullable Failure apply(byte[] program) {
    Command.Run run = command.run(program);
    if (run.hasTimedOut()) {
      return Failure.hang();
    }
    return run.status() == 0 ? null : Failure.of(run.err(), Math.max(0, run.status() - SIGNALS));
  }
}
