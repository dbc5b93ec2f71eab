// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.FileReason;

/** Reports that a command failed. The message is written for the user. */
public final class CommandFailure extends Exception {
  /** The message of a failure whose errors have been printed already. */
  public static final String REPORTED = "there were errors";

  private static final long serialVersionUID = 1L;

  private final boolean reported;

  public CommandFailure(String message) {
    this(message, false);
  }

  private CommandFailure(String message, boolean reported) {
    super(message);
    this.reported = reported;
  }

  /** Returns a failure whose errors have been printed already. */
  static CommandFailure alreadyReported() {
    return new CommandFailure(REPORTED, true);
  }

  /** Returns the failure to open a file, with the message of {@code mlir-opt}. */
  public static CommandFailure file(String action, String name, IOException problem) {
    return new CommandFailure("cannot " + action + " '" + name + "': " + FileReason.of(problem));
  }

  public static CommandFailure usage(String usage) {
    return new CommandFailure("usage: " + usage);
  }

  /**
   * Throws the exception of another thread. A cancellation becomes a failure that has been reported already, because
   * the prompt reports the interrupt.
   */
  static CommandFailure rethrown(@Nullable Throwable problem) throws CommandFailure, IOException {
    if (problem instanceof CancellationException) {
      return alreadyReported();
    }
    if (problem instanceof CommandFailure failure) {
      throw failure;
    }
    if (problem instanceof IOException failure) {
      throw failure;
    }
    if (problem instanceof Error failure) {
      throw failure;
    }
    throw (RuntimeException) problem;
  }

  /** Returns whether the errors have been printed already. */
  public boolean isReported() {
    return reported;
  }
}
