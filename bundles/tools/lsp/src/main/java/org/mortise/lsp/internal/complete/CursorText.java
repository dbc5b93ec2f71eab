// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.nio.charset.StandardCharsets;
import org.mortise.lsp.internal.text.Words;

/** The part of an operation that is on the cursor's line and before the cursor. */
final class CursorText {
  private CursorText() {}

  /** Returns the text of the line before an offset. */
  static String before(byte[] bytes, int offset) {
    int start = offset;
    while (start > 0 && bytes[start - 1] != '\n' && bytes[start - 1] != '\r') {
      start--;
    }
    return new String(bytes, start, offset - start, StandardCharsets.UTF_8);
  }

  /** Returns whether a text contains the name of a value. */
  static boolean mentions(String text, String name) {
    int at = text.indexOf(name);
    while (at >= 0) {
      int end = at + name.length();
      if (end == text.length() || !Words.isPart((byte) text.charAt(end))) {
        return true;
      }
      at = text.indexOf(name, at + 1);
    }
    return false;
  }

  /** Returns the last non-space character of a text; a space if there is none. */
  static char last(String text) {
    String stripped = text.stripTrailing();
    return stripped.isEmpty() ? ' ' : stripped.charAt(stripped.length() - 1);
  }
}
