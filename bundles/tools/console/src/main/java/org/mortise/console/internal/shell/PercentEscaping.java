// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

/**
 * Escapes percent signs except in Gogo's expressions, such as {@code %(1 + 2)}. Users type names of values, such as
 * {@code %0}, which Gogo would reject. Inside expressions, single quotes and here-documents ({@code <<}) nothing is
 * escaped. Linear in the text.
 */
final class PercentEscaping {
  private PercentEscaping() {}

  /** Returns the escaped text. */
  static String escape(CharSequence text) {
    String all = text.toString();
    if (all.indexOf('%') < 0 || all.contains("<<")) {
      return all;
    }
    StringBuilder escaped = new StringBuilder();
    boolean single = false;
    boolean twice = false;
    int i = 0;
    while (i < all.length()) {
      char c = all.charAt(i);
      int end = i + 1;
      if (c == '\\' && !single) {
        end = Math.min(i + 2, all.length());
      } else if (c == '\'' && !twice) {
        single = !single;
      } else if (c == '"' && !single) {
        twice = !twice;
      } else if (c == '%' && !single && all.startsWith("(", i + 1)) {
        end = endOfExpression(all, i + 1);
      } else if (c == '%' && !single) {
        escaped.append('\\');
      }
      escaped.append(all, i, end);
      i = end;
    }
    return escaped.toString();
  }

  /**
   * Returns the index after the parenthesis that closes the parenthesis at {@code open}, or the end of the text if it
   * is not closed; Gogo reports that error.
   */
  private static int endOfExpression(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return text.length();
  }
}
