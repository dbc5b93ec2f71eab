// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.felix.service.command.CommandSession;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;

/** Reads the input of a command as a program: from a value, a file, or the pipe. */
public final class Inputs {
  private Inputs() {}

  /**
   * Reads a program.
   *
   * @param argument a program, the name of a file, or {@code -} for the piped input
   * @throws CommandFailure if there is no such input
   */
  static Program read(CommandSession session, Object argument) throws CommandFailure, IOException {
    Program given = given(argument);
    if (given != null) {
      return given;
    }
    if (argument == null) {
      throw new CommandFailure("a variable without a value stands where a file or a program must be");
    }
    String name = String.valueOf(argument);
    if (name.equals("-")) {
      return piped(session);
    }
    try {
      return new Program(name, Files.readAllBytes(file(session, name)));
    } catch (IOException unreadable) {
      throw CommandFailure.file("open input file", name, unreadable);
    }
  }

  /**
   * Returns the program that the argument is, or that its text forms, as in {@code "$p"}; null if the argument is
   * neither. A text with several lines is a program and not a file name.
   */
  static @Nullable Program given(Object argument) {
    if (argument instanceof Program program) {
      return program;
    }
    return argument instanceof CharSequence text && text.toString().indexOf('\n') >= 0
        ? new Program("<text>", text.toString().getBytes(StandardCharsets.UTF_8)) : null;
  }

  private static Program piped(CommandSession session) throws CommandFailure, IOException {
    InputStream in = Streams.in(session);
    if (in == null) {
      throw new CommandFailure("nothing is piped into this command: give it a file or a program");
    }
    return new Program("<stdin>", in.readAllBytes());
  }

  /** Returns the file of a name that the user gave, which is relative to the session's folder, or to the home by ~. */
  public static Path file(CommandSession session, String name) {
    if (name.equals("~") || name.startsWith("~/")) {
      return Path.of(System.getProperty("user.home"), name.substring(1));
    }
    return session.currentDir().resolve(name);
  }

  /** Returns the file name to pass to a tool, which resolves names against the folder of the process. */
  static String forTool(CommandSession session, String name) {
    Path folder = session.currentDir();
    boolean same = folder == null || folder.equals(Path.of("").toAbsolutePath());
    return same && !name.startsWith("~") ? name : file(session, name).toString();
  }
}
