// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

/** The command line cannot be understood. The message is for the user. */
final class UsageException extends Exception {
  /** Stands before each message of the program. */
  static final String PREFIX = "mortise-opt: ";

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
