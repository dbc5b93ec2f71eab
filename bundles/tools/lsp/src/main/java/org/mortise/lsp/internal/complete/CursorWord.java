// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.nio.charset.StandardCharsets;
import org.mortise.lsp.internal.text.Words;

/**
 * The word before a cursor, which a completion replaces.
 *
 * @param start offset of its first byte, which may be a prefix such as {@code %}
 * @param end offset of the cursor
 * @param text the word; may be empty
 * @param surroundings the kind of text around the word
 */
record CursorWord(int start, int end, String text, Surroundings surroundings) {
  /** Kinds of text. */
  enum Surroundings { CODE, STRING, COMMENT }

  /** Returns the word before an offset. Linear in the line. */
  static CursorWord before(byte[] bytes, int cursor) {
    int line = cursor;
    while (line > 0 && bytes[line - 1] != '\n' && bytes[line - 1] != '\r') {
      line--;
    }
    int at = line;
    while (at < cursor) {
      if (bytes[at] == '"') {
        int end = Words.stringEnd(bytes, at);
        if (end > cursor || end == cursor && bytes[end - 1] != '"' || end == at + 1) {
          return word(bytes, at + 1, cursor, Surroundings.STRING);
        }
        at = end;
      } else if (bytes[at] == '/' && at + 1 < cursor && bytes[at + 1] == '/') {
        return word(bytes, at, cursor, Surroundings.COMMENT);
      } else {
        at++;
      }
    }
    return word(bytes, start(bytes, line, cursor), cursor, Surroundings.CODE);
  }

  private static CursorWord word(byte[] bytes, int start, int end, Surroundings surroundings) {
    return new CursorWord(
        start, end, new String(bytes, start, end - start, StandardCharsets.UTF_8), surroundings);
  }

  private static int start(byte[] bytes, int line, int cursor) {
    int at = cursor;
    while (at > line && (Words.isPart(bytes[at - 1]) || bytes[at - 1] == '-')) {
      at--;
    }
    if (at > line && Words.isPrefix(bytes[at - 1])) {
      int prefix = at - 1;
      return bytes[prefix] == '#' ? packStart(bytes, line, prefix) : prefix;
    }
    at = cursor; // without a prefix, names contain no dash
    while (at > line && Words.isPart(bytes[at - 1])) {
      at--;
    }
    return afterDimensions(bytes, line, at, cursor);
  }

  /** Returns the start of {@code %x#}, or {@code hash} if no value name precedes it. */
  private static int packStart(byte[] bytes, int line, int hash) {
    int at = hash;
    while (at > line && (Words.isPart(bytes[at - 1]) || bytes[at - 1] == '-')) {
      at--;
    }
    return at > line && at < hash && bytes[at - 1] == '%' ? at - 1 : hash;
  }

  /** Splits the element type from the dimensions before it, as in {@code 4x?xf32}. */
  private static int afterDimensions(byte[] bytes, int line, int start, int cursor) {
    int at = start;
    if (at > line && at < cursor && bytes[at] == 'x' && isDimensionEnd(bytes[at - 1])) {
      at++;
    }
    int digits = at;
    while (digits < cursor && bytes[digits] >= '0' && bytes[digits] <= '9') {
      digits++;
      if (digits < cursor && bytes[digits] == 'x') {
        digits++;
        at = digits;
      }
    }
    return at;
  }

  private static boolean isDimensionEnd(byte c) {
    return c == '?' || c == '*' || c == ']';
  }

  /** Returns the first character, which may be a prefix; a space if the word is empty. */
  char first() {
    return text.isEmpty() ? ' ' : text.charAt(0);
  }

  /** Returns whether the word is the beginning of a number. */
  boolean isNumber() {
    return first() >= '0' && first() <= '9';
  }
}
