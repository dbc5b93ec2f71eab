// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

/** A mistake in a format string: a programming error in the definition of an operation. */
public final class FormatError extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String operation;

  FormatError(String operation, int column, String message) {
    super("assembly format of '" + operation + "', column " + (column + 1) + ": " + message);
    this.operation = operation;
  }

  /** The name of the operation that is defined wrongly. */
  public String operation() {
    return operation;
  }
}
