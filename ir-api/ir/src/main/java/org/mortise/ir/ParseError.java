// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * Ends the parsing of a text. Carries one or more diagnostics, and no stack trace, since it describes an error in the
 * text and not in the compiler. Thrown by the parser interfaces only and caught where parsing was started.
 */
public final class ParseError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Diagnostic> diagnostics;
  private final boolean ofToken;

  public ParseError(Diagnostic diagnostic) {
    this(List.of(diagnostic), false);
  }

  private ParseError(List<Diagnostic> diagnostics, boolean ofToken) {
    super(diagnostics.get(0).message(), null, false, false);
    this.diagnostics = diagnostics;
    this.ofToken = ofToken;
  }

  /** Creates an error about text that is not a token. Errors that follow from it are not reported. */
  public static ParseError ofToken(Diagnostic diagnostic) {
    return new ParseError(List.of(diagnostic), true);
  }

  /** This error and another one, which followed from it. */
  public ParseError then(ParseError next) {
    if (ofToken) {
      return this;
    }
    List<Diagnostic> both = new ArrayList<>(diagnostics);
    both.addAll(next.diagnostics);
    return new ParseError(both, false);
  }

  /** Returns the diagnostics to report, in this order; at least one. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }
}
