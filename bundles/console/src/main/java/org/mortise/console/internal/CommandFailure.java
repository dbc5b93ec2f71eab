// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

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

  /** A file cannot be opened; says why as the reference does. */
  static CommandFailure file(String action, String name, IOException problem) {
    return new CommandFailure("cannot " + action + " '" + name + "': " + reason(problem));
  }

  /** The reason in words: the messages of Java are the name of the file for some problems, or none. */
  public static String reason(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "No such file or directory";
    }
    if (problem instanceof AccessDeniedException) {
      return "Permission denied";
    }
    if (problem instanceof FileSystemException detailed && detailed.getReason() != null) {
      return detailed.getReason();
    }
    return problem.getMessage() == null ? problem.toString() : problem.getMessage();
  }

  static CommandFailure usage(String usage) {
    return new CommandFailure("usage: " + usage);
  }

  /** Whether the user knows all already. */
  public boolean isTold() {
    return told;
  }
}
