// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

/**
 * Thrown by a callback that cannot do what it is asked for. The message becomes an error at the operation that is being
 * converted, and the program stays as it was.
 */
public final class PreparationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PreparationException(String message) {
    super(message, null, false, false);
  }
}
