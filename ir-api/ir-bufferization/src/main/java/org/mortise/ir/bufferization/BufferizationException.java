// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.Diagnostic;

/** Thrown by an implementation of {@link BufferizableOpInterface} if an operation cannot be bufferized. */
public final class BufferizationException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Diagnostic diagnostic;

  /** Creates an exception without a stack trace. */
  public BufferizationException(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  /** Returns the error to report. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
