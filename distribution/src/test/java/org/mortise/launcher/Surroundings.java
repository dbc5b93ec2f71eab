// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Starts processes for tests in the same way on every machine, for every user and shell of the build. Only the
 * environment variables that locate programs and the user are inherited. {@code MORTISE_*} are not, nor is
 * {@code JAVA_TOOL_OPTIONS} and the like, with which Java prints an additional line.
 */
public final class Surroundings {
  /** The time limit for expected events, which only a failing test reaches. */
  public static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final Set<String> PASSED_ON = Set.of("HOME", "LD_LIBRARY_PATH", "PATH", "TMPDIR");

  private Surroundings() {}

  /** Returns a process with the Java of the tests, a standard shell, and a plain terminal. */
  public static ProcessBuilder process(List<String> command, Map<String, String> environment) {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> variables = builder.environment();
    variables.keySet().retainAll(PASSED_ON);
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.put("SHELL", "/bin/sh");
    variables.put("TERM", "xterm");
    variables.putAll(environment);
    return builder;
  }

  /**
   * Returns the start of a command that resets the handling of Ctrl-C: a build in the background ignores it, and child
   * processes inherit this. Empty without GNU env.
   */
  static List<String> resettingInterrupt() throws Exception {
    List<String> reset = List.of("env", "--default-signal=INT");
    List<String> attempt = new ArrayList<>(reset);
    attempt.add("true");
    return new ProcessBuilder(attempt).start().waitFor() == 0 ? reset : List.of();
  }
}
