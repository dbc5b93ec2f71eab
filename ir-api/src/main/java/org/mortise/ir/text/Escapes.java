// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

/** How strings and identifiers are written in MLIR's text. */
public final class Escapes {
  private static final String HEX = "0123456789ABCDEF";

  private Escapes() {}

  /** Prints a byte string: a doubled backslash, and two hexadecimal digits for all that cannot be printed. */
  public static void append(AsmPrinter out, String bytes) {
    int plain = 0;
    for (int i = 0; i < bytes.length(); i++) {
      char c = bytes.charAt(i);
      if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\') {
        continue;
      }
      out.print(bytes.substring(plain, i)).print('\\');
      plain = i + 1;
      if (c == '\\') {
        out.print('\\');
      } else {
        out.print(HEX.charAt((c >> 4) & 15)).print(HEX.charAt(c & 15));
      }
    }
    out.print(plain == 0 ? bytes : bytes.substring(plain));
  }

  /** Whether {@code text} is a bare identifier: {@code [a-zA-Z_][a-zA-Z0-9_$.]*}. */
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
