// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

/** A command cannot do what it was asked for. The message is for the user. */
public final class CommandFailure extends Exception {
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
    return new CommandFailure("there were errors", true);
  }

  static CommandFailure usage(String usage) {
    return new CommandFailure("usage: " + usage);
  }

  /** Whether the user knows all already. */
  public boolean isTold() {
    return told;
  }
}
