// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

/**
 * Lets a percent sign be one: for Gogo it begins an expression, {@code %(1 + 2)}, and anything else behind it is wrong,
 * but it begins the name of each value of a program, so that people look for {@code %0}. Puts a backslash before those
 * that begin no expression; none inside of expressions, single quotes, and texts that follow ({@code <<}). Linear.
 */
final class PercentEscaping {
  private PercentEscaping() {}

  /** The text to be executed instead. */
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

  /** Behind the parenthesis that closes the one at {@code open}; the end if there is none, for Gogo to tell of it. */
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
