// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.felix.gogo.runtime.Parser;

/**
 * Divides a text into its statements: of several that it executes at once, Gogo gives the value of the last one only.
 * Where one depends on another in other ways ({@code &&}, {@code ||}, {@code &}), and where a text follows ({@code
 * <<}), it is left whole. Linear.
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
      return List.of(whole); // Gogo tells of it
    }
    parts.add(whole.substring(start));
    parts.removeIf(String::isBlank);
    return parts;
  }
}
