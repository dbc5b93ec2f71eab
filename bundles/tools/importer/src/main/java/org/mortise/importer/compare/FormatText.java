// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Assembly formats as text that does not depend on white space between their tokens. */
final class FormatText {
  private static final Pattern TOKEN = Pattern.compile("`[^`]*`|\"[^\"]*\"|\\$?\\w[\\w-]*|\\S");
  private static final String QUALIFIED = "qualified";

  private FormatText() {}

  /**
   * Returns the tokens of the format, separated by blanks, without {@code qualified}: whether an attribute is written
   * with its prefix follows from its constraint in our definitions.
   */
  static String normalized(String format) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(format);
    int depth = 0;
    List<Integer> left = new ArrayList<>(); // depths at which the argument of a "qualified" ends
    boolean isQualified = false;
    while (matcher.find()) {
      String token = matcher.group();
      if (token.equals(QUALIFIED)) {
        isQualified = true;
        continue;
      }
      if (token.equals("(")) {
        depth++;
        if (isQualified) {
          left.add(depth);
          isQualified = false;
          continue;
        }
      } else if (token.equals(")")) {
        boolean closes = left.remove((Integer) depth);
        depth--;
        if (closes) {
          continue;
        }
      }
      tokens.add(token);
    }
    return String.join(" ", tokens);
  }
}
