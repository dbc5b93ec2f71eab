// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.nio.charset.StandardCharsets;

/** The contents of well-formed string literals. */
public final class StringLiteral {
  private StringLiteral() {}

  /** Returns the bytes denoted by the text between the quotes, one char each. */
  public static String unescape(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    return unescape(bytes, 0, bytes.length);
  }

  /** The bytes between the quotes, unescaped, one char each. */
  static String unescape(byte[] bytes, int start, int end) {
    int escape = start;
    while (escape < end && bytes[escape] != '\\') {
      escape++;
    }
    if (escape == end) {
      return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
    }
    StringBuilder text = new StringBuilder(end - start);
    int i = start;
    while (i < end) {
      int c = bytes[i++] & 255;
      if (c != '\\') {
        text.append((char) c);
        continue;
      }
      int escaped = bytes[i++];
      switch (escaped) {
        case '"', '\\' -> text.append((char) escaped);
        case 'n' -> text.append('\n');
        case 't' -> text.append('\t');
        default -> text.append((char) (Chars.hexValue(escaped) * 16 + Chars.hexValue(bytes[i++])));
      }
    }
    return text.toString();
  }
}
