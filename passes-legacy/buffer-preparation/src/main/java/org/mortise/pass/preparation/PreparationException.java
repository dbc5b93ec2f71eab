// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

/**
 * Thrown by a callback that fails. The message becomes an error at the operation that is converted, and the program is
 * left unchanged.
 */
public final class PreparationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception without a stack trace. */
  public PreparationException(String message) {
    super(message, null, false, false);
  }
}
