// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.Diagnostic;

/** Thrown if deallocations cannot be inserted into the program. The diagnostic states the reason and the location. */
public final class DeallocationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic diagnostic;

  /** Creates an exception without a stack trace. */
  public DeallocationException(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  /** Returns the error. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
