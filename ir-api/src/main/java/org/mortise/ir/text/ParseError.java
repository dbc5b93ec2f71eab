// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.diagnostics.Diagnostic;

/**
 * Ends the parsing of a text. Carries the diagnostic; has no stack trace, since it tells of the text and not of the
 * program. Thrown by the parser interfaces only and caught where parsing was started.
 */
public final class ParseError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic diagnostic;

  public ParseError(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
