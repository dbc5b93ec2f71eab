// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.expect;

import java.util.regex.Pattern;

/** The text of {@code expected-error-re}: literal text with regular expressions in double braces. */
final class ExpectedPattern {
  private static final String OPEN = "{{";
  private static final String CLOSE = "}}";

  private ExpectedPattern() {}

  static Pattern compile(String text) throws RegexError {
    StringBuilder java = new StringBuilder();
    int groups = 0;
    int at = 0;
    while (at < text.length()) {
      int open = text.indexOf(OPEN, at);
      if (open < 0) {
        break;
      }
      int close = text.indexOf(CLOSE, open + OPEN.length());
      if (close < 0) {
        throw new RegexError("found start of regex with no end '}}'");
      }
      java.append(Pattern.quote(text.substring(at, open)));
      PosixRegex expression = new PosixRegex(text.substring(open + OPEN.length(), close), groups);
      java.append(expression.toJava());
      groups += expression.groups();
      at = close + CLOSE.length();
    }
    java.append(Pattern.quote(text.substring(at)));
    return Pattern.compile(java.toString(), Pattern.DOTALL);
  }
}
