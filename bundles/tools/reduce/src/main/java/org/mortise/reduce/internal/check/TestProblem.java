// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

/** Reports a test that cannot be run. The message is written for the user. */
public final class TestProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public TestProblem(String message) {
    super(message);
  }
}
