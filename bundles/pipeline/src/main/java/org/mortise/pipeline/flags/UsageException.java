// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

/** Reports a command line that cannot be parsed. The message is written for the user. */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  /** @param message the mistake, without the name of the tool */
  public UsageException(String message) {
    super(message);
  }
}
