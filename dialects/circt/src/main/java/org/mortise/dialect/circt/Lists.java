// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;

/** The elements of lists in texts. */
final class Lists {
  private Lists() {}

  /** Splits a text at the commas that are not inside brackets or quotes. */
  static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    boolean isQuoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        isQuoted = !isQuoted;
      } else if (!isQuoted && "<([{".indexOf(c) >= 0) {
        depth++;
      } else if (!isQuoted && (")]}".indexOf(c) >= 0 || c == '>' && text.charAt(Math.max(i - 1, 0)) != '-')) {
        depth--;
      } else if (c == ',' && depth == 0 && !isQuoted) {
        parts.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    if (!text.substring(start).isBlank()) {
      parts.add(text.substring(start).strip());
    }
    return parts;
  }
}
