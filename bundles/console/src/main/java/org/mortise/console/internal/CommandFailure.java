// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import org.mortise.ir.text.FileReason;

/** A command cannot do what it was asked for. The message is for the user. */
public final class CommandFailure extends Exception {
  /** The message of one of which the user knows all already. */
  public static final String TOLD = "there were errors";

  private static final long serialVersionUID = 1L;

  private final boolean told;

  public CommandFailure(String message) {
    this(message, false);
  }

  private CommandFailure(String message, boolean told) {
    super(message);
    this.told = told;
  }

  /** The user knows all already. */
  static CommandFailure told() {
    return new CommandFailure(TOLD, true);
  }

  /** A file cannot be opened. The message is that of {@code mlir-opt}. */
  static CommandFailure file(String action, String name, IOException problem) {
    return new CommandFailure("cannot " + action + " '" + name + "': " + FileReason.of(problem));
  }

  static CommandFailure usage(String usage) {
    return new CommandFailure("usage: " + usage);
  }

  /** Whether the user knows all already. */
  public boolean isTold() {
    return told;
  }
}
