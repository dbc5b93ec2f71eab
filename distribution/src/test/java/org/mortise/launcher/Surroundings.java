// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How tests start the product: the same way whatever the machine, the user and the shell of the build are. Of the
 * environment only that is passed on by which programs and the user are found; {@code JAVA_TOOL_OPTIONS} and its like,
 * which make Java print a line of its own, and {@code MORTISE_*} are not.
 */
public final class Surroundings {
  /** How long tests wait for what must come: only one that fails waits that long. */
  public static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final Set<String> PASSED_ON = Set.of("HOME", "LD_LIBRARY_PATH", "PATH", "TMPDIR");

  private Surroundings() {}

  /** A process with the Java of the tests, a shell that everybody has, and a plain terminal. */
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
}
