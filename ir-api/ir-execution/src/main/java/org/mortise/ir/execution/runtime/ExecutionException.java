// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import org.mortise.ir.Diagnostic;

/** The end of an execution by an error of the program, or because it cannot be executed. */
public final class ExecutionException extends RuntimeException {
  /** Why an execution has ended. */
  public enum Kind {
    /** An error of the program. */
    ERROR,
    /** The program needs more than it may use. */
    LIMIT,
    /** An operation has no execution semantics, or a function has no implementation. */
    NOT_EXECUTABLE
  }

  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;
  private final Kind kind;

  /** @param diagnostic the error of the program, with the call stack as notes */
  public ExecutionException(Diagnostic diagnostic) {
    this(diagnostic, Kind.ERROR);
  }

  /** @param diagnostic the error, with the call stack as notes */
  public ExecutionException(Diagnostic diagnostic, Kind kind) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
    this.kind = kind;
  }

  /** Returns the error with its location and notes. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }

  /** Returns why the execution has ended. */
  public Kind kind() {
    return kind;
  }
}
