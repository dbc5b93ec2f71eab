// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

/** How strings and identifiers are written in MLIR's text. */
final class Escapes {
  private static final String HEX = "0123456789ABCDEF";

  private Escapes() {}

  /** Appends a byte string with MLIR's escapes: {@code \\}, and two hexadecimal digits for all that cannot be printed. */
  static void append(StringBuilder out, String bytes) {
    for (int i = 0; i < bytes.length(); i++) {
      char c = bytes.charAt(i);
      if (c == '\\') {
        out.append("\\\\");
      } else if (c >= 0x20 && c < 0x7F && c != '"') {
        out.append(c);
      } else {
        out.append('\\').append(HEX.charAt((c >> 4) & 15)).append(HEX.charAt(c & 15));
      }
    }
  }

  /** Whether {@code text} is a bare identifier: {@code [a-zA-Z_][a-zA-Z0-9_$.]*}. */
  static boolean isBareIdentifier(String text) {
    if (text.isEmpty() || !isIdentifierStart(text.charAt(0))) {
      return false;
    }
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isIdentifierStart(c) && !(c >= '0' && c <= '9') && c != '$' && c != '.') {
        return false;
      }
    }
    return true;
  }

  private static boolean isIdentifierStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }
}
