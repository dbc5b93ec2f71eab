// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/** The kinds of tokens. Small numbers rather than an enum, so that the lexer can store them in a table. */
final class Token {
  static final byte EOF = 0;
  static final byte BARE_ID = 1;
  /** {@code i32}, {@code si8}, {@code ui1}: a bare identifier that is an integer type. */
  static final byte INT_TYPE = 2;
  static final byte AT_ID = 3;
  static final byte HASH_ID = 4;
  static final byte PERCENT_ID = 5;
  static final byte CARET_ID = 6;
  static final byte EXCLAMATION_ID = 7;
  static final byte INTEGER = 8;
  static final byte FLOAT = 9;
  static final byte STRING = 10;
  static final byte ARROW = 11;
  static final byte COLON = 12;
  static final byte COMMA = 13;
  static final byte ELLIPSIS = 14;
  static final byte EQUAL = 15;
  static final byte GREATER = 16;
  static final byte L_BRACE = 17;
  static final byte L_PAREN = 18;
  static final byte L_SQUARE = 19;
  static final byte LESS = 20;
  static final byte MINUS = 21;
  static final byte PLUS = 22;
  static final byte QUESTION = 23;
  static final byte R_BRACE = 24;
  static final byte R_PAREN = 25;
  static final byte R_SQUARE = 26;
  static final byte SLASH = 27;
  static final byte STAR = 28;
  static final byte VERTICAL_BAR = 29;
  static final byte METADATA_BEGIN = 30;
  static final byte METADATA_END = 31;

  private static final String[] SPELLINGS = {
    null, null, null, null, null, null, null, null, null, null, null,
    "->", ":", ",", "...", "=", ">", "{", "(", "[", "<", "-", "+", "?", "}", ")", "]", "/", "*", "|", "{-#", "#-}"
  };

  private Token() {}

  /** Returns the text of a punctuation token; null for other kinds. */
  static String spelling(int kind) {
    return SPELLINGS[kind];
  }

  /** Returns the kind of a punctuation token, or -1 if {@code text} is not punctuation. */
  static int punctuation(String text) {
    if (text.length() == 1) {
      return switch (text.charAt(0)) {
        case ':' -> COLON;
        case ',' -> COMMA;
        case '=' -> EQUAL;
        case '>' -> GREATER;
        case '{' -> L_BRACE;
        case '(' -> L_PAREN;
        case '[' -> L_SQUARE;
        case '<' -> LESS;
        case '-' -> MINUS;
        case '+' -> PLUS;
        case '?' -> QUESTION;
        case '}' -> R_BRACE;
        case ')' -> R_PAREN;
        case ']' -> R_SQUARE;
        case '*' -> STAR;
        case '|' -> VERTICAL_BAR;
        default -> -1;
      };
    }
    return switch (text) {
      case "->" -> ARROW;
      case "..." -> ELLIPSIS;
      default -> -1;
    };
  }
}
