// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

/** The error of a string in a definition. The message quotes the string. */
public final class ExpressionError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the error of a text at an offset. */
  public ExpressionError(String text, int offset, String message) {
    super(message + " at column " + (offset + 1) + " of '" + text + "'", null, false, false);
  }

  /** Creates an error that the message describes alone. */
  public ExpressionError(String message) {
    super(message, null, false, false);
  }
}
