// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

/** Reports that the installation cannot run the tool. The message is written for the user. */
final class LaunchException extends Exception {
  private static final long serialVersionUID = 1L;

  LaunchException(String message) {
    super(message);
  }

  LaunchException(String message, Throwable cause) {
    super(message, cause);
  }
}
