// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/** Ends the writing of a program with an operation that the version of the format cannot hold. */
final class Unwritable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Operation op;

  Unwritable(Operation op, String message) {
    super(message, null, false, false);
    this.op = op;
  }

  Diagnostic toDiagnostic() {
    return op.opError(getMessage());
  }
}
