// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.InputStream;
import java.io.PrintStream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Process;
import org.jspecify.annotations.Nullable;

/** The streams of a command: in a pipe the pipe's streams, otherwise the session's. */
public final class Streams {
  /**
   * The session variable that states whether commands may read the standard input. They may not if the commands
   * themselves are read from it.
   */
  public static final String READS_STANDARD_INPUT = ".mortise.stdin";

  /** Gogo's session variable with the exception of a pipe's command other than the last one. */
  public static final String PIPE_FAILURE = "pipe-exception";

  private Streams() {}

  static PrintStream out(CommandSession session) {
    Process process = Process.Utils.current();
    return process == null ? session.getConsole() : process.out();
  }

  static PrintStream err(CommandSession session) {
    Process process = Process.Utils.current();
    return process == null ? session.getConsole() : process.err();
  }

  /** Returns the input that is piped into the command, or null if the command would read from the terminal. */
  static @Nullable InputStream in(CommandSession session) {
    Process process = Process.Utils.current();
    InputStream in = process == null ? session.getKeyboard() : process.in();
    // Gogo reports a terminal for input inherited from the session
    boolean piped = process != null && !process.isTty(0);
    return piped || Boolean.TRUE.equals(session.get(READS_STANDARD_INPUT)) ? in : null;
  }
}
