// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.AsmPrinter;

/** How strings and identifiers are written in MLIR's text. */
public final class Escapes {
  private static final String HEX = "0123456789ABCDEF";

  private Escapes() {}

  /** Prints a byte string: a doubled backslash, and two hexadecimal digits for all that cannot be printed. */
  public static void append(AsmPrinter out, String bytes) {
    out.print(escaped(bytes));
  }

  /** A byte string as it stands between quotes; the same object if that is the same text. */
  public static String escaped(String bytes) {
    StringBuilder text = null;
    int plain = 0;
    for (int i = 0; i < bytes.length(); i++) {
      char c = bytes.charAt(i);
      if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\') {
        continue;
      }
      text = text == null ? new StringBuilder(bytes.length() + 16) : text;
      text.append(bytes, plain, i).append('\\');
      plain = i + 1;
      if (c == '\\') {
        text.append('\\');
      } else {
        text.append(HEX.charAt((c >> 4) & 15)).append(HEX.charAt(c & 15));
      }
    }
    return text == null ? bytes : text.append(bytes, plain, bytes.length()).toString();
  }

  /** Returns whether {@code text} is a bare identifier: {@code [a-zA-Z_][a-zA-Z0-9_$.]*}. */
  public static boolean isBareIdentifier(String text) {
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
