// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/** A tool that takes flags and a program, and prints a program. */
public interface Tool {
  int TIMEOUT = -1;

  /** The result of a run. {@code exit} is {@link #TIMEOUT} if the run was stopped. */
  record Result(int exit, String out, String err) {
    boolean crashed() {
      return exit == TIMEOUT || exit >= 128;
    }
  }

  /**
   * Runs the tool on a program. Its messages name the file {@code INPUT}. For a tool in a separate process, {@code
   * padding} bytes of environment shift the stack.
   */
  Result run(String text, int padding, String... flags);
}
