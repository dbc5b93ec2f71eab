// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import org.mortise.ir.Diagnostic;

/** The end of an execution by an error of the program, or because it cannot be executed. */
public final class ExecutionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;

  /** @param diagnostic the error, with the calls that led to it as notes */
  public ExecutionException(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  /** Returns the error, with its place and notes. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
