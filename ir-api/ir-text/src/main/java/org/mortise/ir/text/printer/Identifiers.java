// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

/** Converts suggested names to names that can be parsed. */
final class Identifiers {
  private static final String HEX = "0123456789ABCDEF";

  private Identifiers() {}

  /**
   * Appends {@code name}, with {@code _} for spaces and before a leading digit, and other illegal chars in hexadecimal.
   */
  static void appendSanitized(ByteSink out, String name) {
    if (isClean(name)) {
      out.append(name);
      return;
    }
    if (isDigit(name.charAt(0)) || !isAllowed(name.charAt(0)) && name.charAt(0) != ' ') {
      out.append('_');
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (isAllowed(c)) {
        out.append(c);
      } else if (c == ' ') {
        out.append('_');
      } else {
        appendHex(out, c);
      }
    }
  }

  /** Returns the stem of an alias: a sanitized name without dots, and with {@code _} after a final digit. */
  static String aliasStem(String name) {
    ByteSink out = new ByteSink();
    appendSanitized(out, name.indexOf('.') < 0 ? name : name.replace(".", "2E"));
    if (isDigit(name.charAt(name.length() - 1))) {
      out.append('_');
    }
    return out.toString();
  }

  private static void appendHex(ByteSink out, char c) {
    if (c >= 16) {
      out.append(HEX.charAt((c >> 4) & 15));
    }
    out.append(HEX.charAt(c & 15));
  }

  private static boolean isClean(String name) {
    if (isDigit(name.charAt(0))) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (!isAllowed(name.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAllowed(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' || c == '$' || c == '.'
        || c == '-';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
