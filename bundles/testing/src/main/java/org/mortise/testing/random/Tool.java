// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/** A tool that takes flags and a program and prints one. */
public interface Tool {
  int TIMEOUT = -1;

  /** What a run left behind. {@code exit} is {@link #TIMEOUT} if it was stopped. */
  record Result(int exit, String out, String err) {
    boolean crashed() {
      return exit == TIMEOUT || exit >= 128;
    }
  }

  /**
   * Runs the tool on a program; the file is called {@code INPUT} in what it says. {@code padding} bytes of environment
   * shift the stack of a tool that is a process of its own.
   */
  Result run(String text, int padding, String... flags);
}
