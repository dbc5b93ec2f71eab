// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

/** Splits a format string into tokens. */
final class FormatLexer {
  enum Kind {
    /** Between backquotes. */
    LITERAL,
    /** {@code $name}; the text is the name. */
    VARIABLE,
    /** A directive or keyword such as {@code attr-dict}. */
    WORD,
    /** In double quotes. */
    STRING,
    /** One character. */
    PUNCTUATION,
    END
  }

  private final String operation;
  private final String format;
  private int position;
  private int start;
  private Kind kind;
  private String text;

  FormatLexer(String operation, String format) {
    this.operation = operation;
    this.format = format;
    advance();
  }

  Kind kind() {
    return kind;
  }

  String text() {
    return text;
  }

  int column() {
    return start;
  }

  boolean is(String punctuation) {
    return kind == Kind.PUNCTUATION && text.equals(punctuation);
  }

  boolean consumeIf(String punctuation) {
    boolean found = is(punctuation);
    if (found) {
      advance();
    }
    return found;
  }

  void expect(String punctuation) {
    if (!consumeIf(punctuation)) {
      throw error("expected '" + punctuation + "'");
    }
  }

  String take(Kind expected, String what) {
    if (kind != expected) {
      throw error("expected " + what);
    }
    String taken = text;
    advance();
    return taken;
  }

  FormatError error(String message) {
    return error(start, message);
  }

  FormatError error(int column, String message) {
    return new FormatError(operation, column, message);
  }

  void advance() {
    while (position < format.length() && Character.isWhitespace(format.charAt(position))) {
      position++;
    }
    start = position;
    if (position == format.length()) {
      kind = Kind.END;
      text = "";
      return;
    }
    char c = format.charAt(position);
    if (c == '`') {
      quoted(Kind.LITERAL, '`');
    } else if (c == '"') {
      quoted(Kind.STRING, '"');
    } else if (c == '$') {
      position++;
      word(Kind.VARIABLE);
    } else if (Character.isLetter(c) || c == '_') {
      word(Kind.WORD);
    } else {
      kind = Kind.PUNCTUATION;
      text = String.valueOf(c);
      position++;
    }
  }

  private void quoted(Kind quotedKind, char quote) {
    int end = format.indexOf(quote, position + 1);
    if (end < 0) {
      throw error("unterminated " + (quote == '`' ? "literal" : "string"));
    }
    kind = quotedKind;
    text = format.substring(position + 1, end);
    position = end + 1;
  }

  private void word(Kind wordKind) {
    int begin = position;
    while (position < format.length() && isWordPart(format.charAt(position), wordKind)) {
      position++;
    }
    if (begin == position) {
      throw error("expected a name after '$'");
    }
    kind = wordKind;
    text = format.substring(begin, position);
  }

  private static boolean isWordPart(char c, Kind kind) {
    return Character.isLetterOrDigit(c) || c == '_' || (c == '-' && kind == Kind.WORD);
  }
}
