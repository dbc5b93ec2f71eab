// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.felix.gogo.runtime.Parser;

/**
 * Splits a text into its statements, because Gogo returns the value of the last of several statements only. Statements
 * that run in the background ({@code &}), and here-documents ({@code <<}), are not split. Linear in the text.
 */
final class Statements {
  static final String AND = "&&";
  static final String OR = "||";

  private static final Set<String> SEPARATORS = Set.of(";", "\n", AND, OR);

  /**
   * A statement.
   *
   * @param before the operator before it: a separator, {@link #AND} or {@link #OR}; empty for the first one
   */
  record Statement(String before, String text) {}

  private Statements() {}

  static List<Statement> in(CharSequence text) {
    String whole = text.toString();
    List<Statement> parts = new ArrayList<>();
    String before = "";
    int start = 0;
    try {
      for (Parser.Executable part : new Parser(text).program().tokens()) {
        if (!(part instanceof Parser.Operator operator)) {
          continue;
        }
        if (!SEPARATORS.contains(operator.toString()) || whole.contains("<<")) {
          return List.of(new Statement("", whole));
        }
        parts.add(new Statement(before, whole.substring(start, operator.start())));
        before = operator.toString();
        start = operator.start() + operator.length();
      }
    } catch (RuntimeException wrong) {
      return List.of(new Statement("", whole)); // Gogo reports the error
    }
    parts.add(new Statement(before, whole.substring(start)));
    parts.removeIf(statement -> statement.text.isBlank());
    return parts;
  }
}
