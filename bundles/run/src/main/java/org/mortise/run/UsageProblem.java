// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

/** Reports a command line that cannot be parsed. The message is written for the user. */
final class UsageProblem extends Exception {
  private static final long serialVersionUID = 1L;

  UsageProblem(String message) {
    super(message);
  }
}
