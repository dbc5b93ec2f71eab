// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

/** Assembly formats as text. */
final class Formats {
  private Formats() {}

  /** Returns a format in one line: blanks outside of literals are single. */
  static String compact(String format) {
    StringBuilder result = new StringBuilder();
    boolean isLiteral = false;
    boolean isBlank = true;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c == '`') {
        isLiteral = !isLiteral;
      }
      boolean isSpace = !isLiteral && Character.isWhitespace(c);
      if (!isSpace || !isBlank) {
        result.append(isSpace ? ' ' : c);
      }
      isBlank = isSpace;
    }
    return result.toString().strip();
  }
}
