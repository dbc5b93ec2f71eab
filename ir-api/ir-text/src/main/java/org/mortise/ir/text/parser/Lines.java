// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/** Finds lines and their indentation in a text with a zero byte at its end. */
final class Lines {
  private Lines() {}

  /** Returns the beginning of the line around an offset. */
  static int start(byte[] bytes, int offset) {
    int at = offset;
    while (at > 0 && bytes[at - 1] != '\n') {
      at--;
    }
    return at;
  }

  /** Returns the end of the line around an offset, which is at most {@code limit}. */
  static int end(byte[] bytes, int offset, int limit) {
    int at = offset;
    while (at < limit && bytes[at] != '\n') {
      at++;
    }
    return at;
  }

  /** Returns the offset of the first text in a line, or of the line's end. */
  static int firstText(byte[] bytes, int line) {
    int at = line;
    while (bytes[at] == ' ' || bytes[at] == '\t') {
      at++;
    }
    return at;
  }
}
