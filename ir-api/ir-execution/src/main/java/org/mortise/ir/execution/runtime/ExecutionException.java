// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import org.mortise.ir.Diagnostic;

/** The end of an execution by an error of the program, or because it cannot be executed. */
public final class ExecutionException extends RuntimeException {
  /** Why an execution has ended. */
  public enum Kind {
    /** The program is wrong. */
    ERROR,
    /** The program needs more than it may use. */
    LIMIT,
    /** No meaning of an operation, or no implementation of a function, is known. */
    NOT_EXECUTABLE
  }

  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;
  private final Kind kind;

  /** @param diagnostic the error of a wrong program, with the calls that led to it as notes */
  public ExecutionException(Diagnostic diagnostic) {
    this(diagnostic, Kind.ERROR);
  }

  /** @param diagnostic the error, with the calls that led to it as notes */
  public ExecutionException(Diagnostic diagnostic, Kind kind) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
    this.kind = kind;
  }

  /** Returns the error, with its place and notes. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }

  /** Returns why the execution has ended. */
  public Kind kind() {
    return kind;
  }
}
