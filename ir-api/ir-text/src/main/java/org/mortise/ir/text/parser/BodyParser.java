// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.ParseError;

/** Parses a text in angle brackets that is kept as it is written; see {@code AsmParser.parseOptionalBody}. Linear. */
final class BodyParser {
  private final ParseState state;
  private final Lexer lexer;
  private final List<Object> parts = new ArrayList<>();
  private final StringBuilder open = new StringBuilder();

  BodyParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  /** Parses from the current token, which is {@code <}. */
  List<Object> parse() {
    byte[] bytes = lexer.bytes();
    int start = lexer.start;
    int from = start;
    int at = start;
    do {
      if (at >= lexer.limit()) {
        throw unbalanced(start);
      }
      byte c = bytes[at];
      if (isSymbol(bytes, at)) {
        addText(bytes, from, at);
        lexer.reset(at);
        parts.add(c == '#' ? state.attributes.parse(null) : state.types.parse());
        at = lexer.previousEnd;
        from = at;
      } else {
        at = next(bytes, at, start);
      }
    } while (open.length() > 0);
    addText(bytes, from, at);
    lexer.reset(at);
    return List.copyOf(parts);
  }

  /** Parses from the end of the last token to the end of the symbol, whose brackets are balanced. */
  List<Object> parseToEndOfSymbol() {
    byte[] bytes = lexer.bytes();
    int end = state.symbolEnd;
    int from = lexer.previousEnd;
    int at = from;
    while (at < end) {
      if (isSymbol(bytes, at)) {
        addText(bytes, from, at);
        lexer.reset(at);
        parts.add(bytes[at] == '#' ? state.attributes.parse(null) : state.types.parse());
        at = lexer.previousEnd;
        from = at;
      } else if (bytes[at] == '"') {
        lexer.reset(at);
        at = lexer.end;
      } else {
        at++;
      }
    }
    addText(bytes, from, end);
    lexer.reset(end);
    return List.copyOf(parts);
  }

  private static boolean isSymbol(byte[] bytes, int at) {
    return (bytes[at] == '#' || bytes[at] == '!') && Chars.is(bytes[at + 1], Chars.START);
  }

  /** Returns the offset after the character at {@code at}, or after the string that begins there. */
  private int next(byte[] bytes, int at, int start) {
    switch (bytes[at]) {
      case '<', '(', '[', '{' -> open.append((char) bytes[at]);
      case '>', ')', ']', '}' -> close((char) bytes[at], start);
      case '-' -> {
        return bytes[at + 1] == '>' ? at + 2 : at + 1;
      }
      case '"' -> {
        lexer.reset(at);
        return lexer.end;
      }
      default -> { }
    }
    return at + 1;
  }

  private void close(char bracket, int start) {
    char expected = switch (open.charAt(open.length() - 1)) {
      case '<' -> '>';
      case '(' -> ')';
      case '[' -> ']';
      default -> '}';
    };
    if (bracket != expected) {
      throw unbalanced(start);
    }
    open.setLength(open.length() - 1);
  }

  private ParseError unbalanced(int start) {
    return state.error(start, "unbalanced '" + open.charAt(open.length() - 1) + "' character in pretty dialect name");
  }

  /** Adds a text, with one blank for white space outside of strings. */
  private void addText(byte[] bytes, int from, int to) {
    String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    StringBuilder normal = new StringBuilder(text.length());
    boolean inString = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (inString && c == '\\' && i + 1 < text.length()) {
        normal.append(c).append(text.charAt(++i));
        continue;
      }
      inString ^= c == '"';
      boolean isBlank = !inString && Character.isWhitespace(c);
      if (!isBlank) {
        normal.append(c);
      } else if (normal.length() == 0 || normal.charAt(normal.length() - 1) != ' ') {
        normal.append(' ');
      }
    }
    if (normal.length() > 0) {
      parts.add(normal.toString());
    }
  }
}
