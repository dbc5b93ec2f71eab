// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

/** Reports a command line that cannot be parsed. The message is written for the user. */
final class UsageException extends Exception {
  /** The prefix of each message of the tool. */
  static final String PREFIX = "mortise-opt: ";

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
