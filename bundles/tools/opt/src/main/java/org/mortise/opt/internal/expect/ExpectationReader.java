// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.expect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.SourceText;

/**
 * Finds the expectations in the comments of a text: {@code expected-error@+1 {{text}}}, at most one per line, at its
 * end. {@code @above} is the last line above without an expectation, {@code @below} the next one below, and
 * {@code @unknown} no place in a file. Linear.
 */
final class ExpectationReader {
  private static final Pattern COMMENT = Pattern.compile(
      "expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *\\{\\{(.*)\\}\\}\\s*$",
      Pattern.DOTALL);
  private static final String CHEAP_TEST = "expected-";

  private final SourceText source;
  private final Context context;
  private final Problem problem;
  private final List<ExpectedDiagnostic> found = new ArrayList<>();
  private final List<ExpectedDiagnostic> forNextLine = new ArrayList<>();
  private int lastPlainLine;

  /** Receives malformed regular expressions. */
  interface Problem {
    void report(ExpectedDiagnostic expected, @Nullable String message);
  }

  ExpectationReader(SourceText source, Context context, Problem problem) {
    this.source = source;
    this.context = context;
    this.problem = problem;
  }

  List<ExpectedDiagnostic> read() {
    for (int line = source.firstLine(); line <= source.lastLine(); line++) {
      String text = source.lineText(line);
      Matcher comment = text.contains(CHEAP_TEST) ? COMMENT.matcher(text) : null;
      if (comment == null || !comment.find()) {
        plainLine(line);
      } else {
        add(comment, line);
      }
    }
    return found;
  }

  private void plainLine(int line) {
    for (ExpectedDiagnostic waiting : forNextLine) {
      waiting.moveTo(line);
    }
    forNextLine.clear();
    lastPlainLine = line;
  }

  private void add(Matcher comment, int line) {
    Severity severity = Severity.valueOf(comment.group(1).toUpperCase(Locale.ROOT));
    FileLineColLoc place = new FileLineColLoc(context, source.name(), line, comment.start() + 1);
    String where = comment.group(3);
    ExpectedDiagnostic expected = new ExpectedDiagnostic(severity, comment.group(4), place, lineOf(where, line));
    if (comment.group(2) != null) {
      try {
        expected.setPattern(ExpectedPattern.compile(expected.text()));
      } catch (RegexError malformed) {
        problem.report(expected, malformed.getMessage());
        return;
      }
    }
    if ("below".equals(where)) {
      forNextLine.add(expected);
    }
    found.add(expected);
  }

  private int lineOf(String where, int line) {
    if (where == null) {
      return line;
    }
    return switch (where) {
      case "above" -> lastPlainLine;
      case "below" -> line;
      case "unknown" -> ExpectedDiagnostic.UNKNOWN_LINE;
      default -> line + offset(where);
    };
  }

  /** Parses a line offset. A number that is too large yields the offset of a nonexistent line. */
  private static int offset(String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException tooLarge) {
      return Integer.MIN_VALUE;
    }
  }
}
