// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.model;

import org.mortise.ir.Diagnostic;

/**
 * An observable difference between two versions of a function.
 *
 * @param kind the part of the behaviour that differs
 * @param diagnostic the error at a line of the target, with the input and the places involved as notes
 * @param input the arguments of the function, as {@code mortise-run --args} reads them
 */
public record Difference(Kind kind, Diagnostic diagnostic, String input) {
  /** The part of the behaviour that differs. */
  public enum Kind {
    /** The target version has an error that the source version does not have, such as a use of freed memory. */
    FAULT,
    /** The target version exceeds a limit. */
    LIMIT,
    /** A result. */
    RESULT,
    /** The contents of a buffer of the caller. */
    BUFFER,
    /** Two buffers that the caller receives are the same. */
    ALIAS,
    /** The text that is printed. */
    OUTPUT,
    /** A call of a function without a body. */
    CALL,
    /** Buffers that are never freed. */
    LEAK
  }
}
