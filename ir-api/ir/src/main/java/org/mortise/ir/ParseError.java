// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ends the parsing of a text. Carries one or more diagnostics, and no stack trace, since it describes an error in the
 * text and not in the compiler. Thrown by the parser interfaces only and caught where parsing was started.
 */
public final class ParseError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final @Nullable ParseError previous;
  private final transient List<Diagnostic> own;
  private final boolean ofToken;

  public ParseError(Diagnostic diagnostic) {
    this(null, List.of(diagnostic), false);
  }

  private ParseError(@Nullable ParseError previous, List<Diagnostic> own, boolean ofToken) {
    super(previous == null ? own.get(0).message() : previous.getMessage(), null, false, false);
    this.previous = previous;
    this.own = own;
    this.ofToken = ofToken;
  }

  /** Creates an error about text that is not a token. Errors that follow from it are not reported. */
  public static ParseError ofToken(Diagnostic diagnostic) {
    return new ParseError(null, List.of(diagnostic), true);
  }

  /** Returns this error with a consequential error. Linear in the diagnostics of {@code next}. */
  public ParseError then(ParseError next) {
    return ofToken ? this : new ParseError(this, next.diagnostics(), false);
  }

  /** Returns the diagnostics to report, in this order; at least one. Costs their number. */
  public List<Diagnostic> diagnostics() {
    if (previous == null) {
      return own;
    }
    List<List<Diagnostic>> backwards = new ArrayList<>();
    for (ParseError error = this; error != null; error = error.previous) {
      backwards.add(error.own);
    }
    List<Diagnostic> all = new ArrayList<>();
    for (int i = backwards.size() - 1; i >= 0; i--) {
      all.addAll(backwards.get(i));
    }
    return all;
  }
}
