// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.expect;

import java.util.regex.Pattern;
import org.mortise.ir.Location;
import org.mortise.ir.Severity;

/** A diagnostic that a comment of the program expects. */
final class ExpectedDiagnostic {
  /** The line of diagnostics without a file position. */
  static final int UNKNOWN_LINE = Integer.MAX_VALUE;

  private final Severity severity;
  private final String text;
  private final Location comment;
  private Pattern pattern;
  private int line;
  private boolean produced;

  ExpectedDiagnostic(Severity severity, String text, Location comment, int line) {
    this.severity = severity;
    this.text = text;
    this.comment = comment;
    this.line = line;
  }

  Severity severity() {
    return severity;
  }

  /** Returns the text between the braces. */
  String text() {
    return text;
  }

  Location comment() {
    return comment;
  }

  int line() {
    return line;
  }

  void moveTo(int newLine) {
    line = newLine;
  }

  /** Sets the regular expression to match instead of the text. */
  void setPattern(Pattern expression) {
    pattern = expression;
  }

  boolean matches(String message) {
    return pattern == null ? message.contains(text) : pattern.matcher(message).find();
  }

  boolean isProduced() {
    return produced;
  }

  void markProduced() {
    produced = true;
  }
}
