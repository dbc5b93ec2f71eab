// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.felix.gogo.runtime.Parser;

/**
 * Splits a text into its statements, because Gogo returns the value of the last of several statements only. Statements
 * joined by {@code &&}, {@code ||} or {@code &}, and here-documents ({@code <<}), are not split. Linear in the text.
 */
final class Statements {
  private static final Set<String> SEPARATORS = Set.of(";", "\n");

  private Statements() {}

  static List<String> in(CharSequence text) {
    String whole = text.toString();
    List<String> parts = new ArrayList<>();
    int start = 0;
    try {
      for (Parser.Executable part : new Parser(text).program().tokens()) {
        if (!(part instanceof Parser.Operator operator)) {
          continue;
        }
        if (!SEPARATORS.contains(operator.toString()) || whole.contains("<<")) {
          return List.of(whole);
        }
        parts.add(whole.substring(start, operator.start()));
        start = operator.start() + operator.length();
      }
    } catch (RuntimeException wrong) {
      return List.of(whole); // Gogo reports the error
    }
    parts.add(whole.substring(start));
    parts.removeIf(String::isBlank);
    return parts;
  }
}
