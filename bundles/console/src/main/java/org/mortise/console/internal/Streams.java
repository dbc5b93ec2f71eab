// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.InputStream;
import java.io.PrintStream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Process;

/** The streams of a command: those of its place in a pipe, or else those of its session. */
public final class Streams {
  /** A session variable: whether commands may read the standard input, as it is not where they themselves come from. */
  public static final String READS_STANDARD_INPUT = ".mortise.stdin";

  /** The session variable of Gogo's with what went wrong in a pipe before its last command. */
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

  /** What is piped into the command; null if it would have to read what the user types. */
  static InputStream in(CommandSession session) {
    Process process = Process.Utils.current();
    InputStream in = process == null ? session.getKeyboard() : process.in();
    boolean piped = process != null && !process.isTty(0); // Gogo says so of what it inherits from the session
    return piped || Boolean.TRUE.equals(session.get(READS_STANDARD_INPUT)) ? in : null;
  }
}
