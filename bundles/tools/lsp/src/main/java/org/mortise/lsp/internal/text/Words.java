// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

/** Finds the ends of names in the bytes of a text, without knowledge of the grammar around them. */
public final class Words {
  private Words() {}

  /**
   * Returns the end of the name that begins at {@code start}: with its prefix ({@code %}, {@code ^}, {@code @},
   * {@code #} or {@code !}), in quotes, or neither. Returns the offset after one byte if no name begins there, so that
   * the result can be shown, and {@code start} at the end of the text.
   */
  public static int end(byte[] bytes, int start) {
    if (start >= bytes.length) {
      return start;
    }
    byte first = bytes[start];
    int from = isPrefix(first) ? start + 1 : start;
    if (from < bytes.length && bytes[from] == '"') {
      return stringEnd(bytes, from);
    }
    int at = from;
    if (isNumbered(first) && at < bytes.length && isDigit(bytes[at])) {
      while (at < bytes.length && isDigit(bytes[at])) {
        at++;
      }
      return at;
    }
    boolean dash = isNumbered(first);
    while (at < bytes.length && (isPart(bytes[at]) || dash && bytes[at] == '-')) {
      at++;
    }
    return Math.max(at, start + 1);
  }

  /** Returns whether the byte can be inside a name. */
  public static boolean isPart(byte c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_' || c == '$' || c == '.';
  }

  /** Returns whether the byte begins a name of a value, block, symbol, attribute or type. */
  public static boolean isPrefix(byte c) {
    return isNumbered(c) || c == '@';
  }

  /** Names with these prefixes may also be numbers, and may contain dashes. */
  private static boolean isNumbered(byte c) {
    return c == '%' || c == '^' || c == '#' || c == '!';
  }

  private static boolean isDigit(byte c) {
    return c >= '0' && c <= '9';
  }

  /** Returns the offset after the string that begins at {@code start}; the end of the line if it is not closed. */
  public static int stringEnd(byte[] bytes, int start) {
    int at = start + 1;
    while (at < bytes.length && bytes[at] != '"' && bytes[at] != '\n') {
      at += bytes[at] == '\\' && at + 1 < bytes.length && bytes[at + 1] != '\n' ? 2 : 1;
    }
    return at < bytes.length && bytes[at] == '"' ? at + 1 : Math.min(at, bytes.length);
  }

  /** Returns the offset at which the line with the byte at {@code at} begins. */
  public static int lineStart(byte[] bytes, int at) {
    int start = at;
    while (start > 0 && bytes[start - 1] != '\n') {
      start--;
    }
    return start;
  }

  /** Returns the offset at which the line with the byte at {@code at} ends, its line feed not counted. */
  public static int lineEnd(byte[] bytes, int at) {
    int end = at;
    while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return end;
  }
}
