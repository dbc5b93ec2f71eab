// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.expect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;

/**
 * Compares the diagnostics of a text with the expectations in its comments, as {@code mlir-opt --verify-diagnostics}
 * does. Each diagnostic must be expected by a comment for its line, and each expectation must match at least one
 * diagnostic. The notes that show an operation need no comment and match none. {@code @unknown} matches diagnostics
 * without a place in a file.
 */
public final class DiagnosticVerifier implements DiagnosticHandler {
  private final SourceText source;
  private final Output output;
  private final boolean onlyExpected;
  private final List<ExpectedDiagnostic> expectations;
  private final Map<Integer, List<ExpectedDiagnostic>> byLine = new HashMap<>();
  private boolean succeeded = true;

  /** Receives the differences, each of which is an error. */
  public interface Output {
    /** Reports an error that spans {@code width} columns. */
    void report(Location location, String message, int width);
  }

  /**
   * Reads the comments.
   *
   * @param onlyExpected whether to accept diagnostics that no comment expects
   */
  public DiagnosticVerifier(SourceText source, Context context, Output output, boolean onlyExpected) {
    this.source = source;
    this.output = output;
    this.onlyExpected = onlyExpected;
    this.expectations = new ExpectationReader(source, context,
        (expected, problem) -> report(expected, expected.text().length(), problem)).read();
    for (ExpectedDiagnostic expected : expectations) {
      byLine.computeIfAbsent(expected.line(), line -> new ArrayList<>(1)).add(expected);
    }
  }

  @Override
  public void handle(Diagnostic diagnostic) {
    check(diagnostic);
    for (Diagnostic note : diagnostic.notes()) {
      if (!note.isOperationNote()) {
        check(note);
      }
    }
  }

  /** Reports the expectations without a diagnostic. Returns whether all expectations and diagnostics have matched. */
  public boolean finish() {
    for (ExpectedDiagnostic expected : expectations) {
      if (!expected.isProduced()) {
        report(expected, expected.text().length(),
            "expected " + expected.severity().word() + " \"" + expected.text() + "\" was not produced");
      }
    }
    return succeeded;
  }

  private void check(Diagnostic diagnostic) {
    ExpectedDiagnostic nearMiss = null;
    FileLineColLoc place = DiagnosticPrinter.placeOf(diagnostic.location());
    for (ExpectedDiagnostic expected : candidates(place)) {
      if (!expected.matches(diagnostic.message())) {
        continue;
      }
      if (expected.severity() == diagnostic.severity()) {
        expected.markProduced();
        return;
      }
      nearMiss = expected;
    }
    if (onlyExpected) {
      return;
    }
    if (nearMiss != null) {
      report(nearMiss, 1, "'" + diagnostic.severity().word() + "' diagnostic emitted when expecting a '"
          + nearMiss.severity().word() + "'");
      return;
    }
    succeeded = false;
    output.report(place == null ? diagnostic.location() : place,
        "unexpected " + diagnostic.severity().word() + ": " + diagnostic.message(), 1);
  }

  private List<ExpectedDiagnostic> candidates(@Nullable FileLineColLoc place) {
    if (place == null) {
      return byLine.getOrDefault(ExpectedDiagnostic.UNKNOWN_LINE, List.of());
    }
    return place.file().equals(source.name()) ? byLine.getOrDefault(place.line(), List.of()) : List.of();
  }

  private void report(ExpectedDiagnostic expected, int width, String message) {
    succeeded = false;
    output.report(expected.comment(), message, Math.max(1, width));
  }
}
