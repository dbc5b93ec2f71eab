// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression.Kind;

/** Parses expressions and the declarations that contain them. Recursive; the depth is limited. */
public final class ExpressionParser {
  private static final int MAX_DEPTH = 100;
  /** The names whose argument is the text of a type. */
  private static final Set<String> OF_TYPE_TEXT = Set.of("exactly", "builds");

  private final String text;
  private int next;
  private int depth;

  /** Begins at the start of a text. */
  public ExpressionParser(String text) {
    this.text = text;
    skipSpace();
  }

  /** Parses a text that is one expression. */
  public static Expression parse(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    Expression expression = parser.expression();
    parser.expectEnd();
    return expression;
  }

  /** Returns the error at the current place. */
  public ExpressionError error(String message) {
    return new ExpressionError(text, next, message);
  }

  // ---- tokens ------------------------------------------------------------------------------------------------------

  private void skipSpace() {
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
  }

  /** Returns whether everything was read. */
  public boolean isAtEnd() {
    return next == text.length();
  }

  /** Fails if there is more text. */
  public void expectEnd() {
    if (!isAtEnd()) {
      throw error("unexpected text");
    }
  }

  /** Returns whether a text comes next, and reads it. */
  public boolean accept(String token) {
    if (!text.startsWith(token, next)) {
      return false;
    }
    next += token.length();
    skipSpace();
    return true;
  }

  /** Reads a text. */
  public void expect(String token) {
    if (!accept(token)) {
      throw error("expected '" + token + "'");
    }
  }

  /** Reads a name of letters, digits, underscores and inner dots. */
  public String name() {
    String name = optionalName();
    if (name == null) {
      throw error("expected a name");
    }
    return name;
  }

  /** Reads a name, or returns null if there is none. */
  public @Nullable String optionalName() {
    int start = next;
    if (isAtEnd() || !isStart(text.charAt(next))) {
      return null;
    }
    while (next < text.length() && isPart(next)) {
      next++;
    }
    String name = text.substring(start, next);
    skipSpace();
    return name;
  }

  private static boolean isStart(char c) {
    return Character.isLetter(c) || c == '_';
  }

  private boolean isPart(int at) {
    char c = text.charAt(at);
    if (c == '.') {
      return at + 1 < text.length() && (Character.isLetterOrDigit(text.charAt(at + 1)) || text.charAt(at + 1) == '_');
    }
    return Character.isLetterOrDigit(c) || c == '_' || c == '$';
  }

  /** Reads everything that is left. */
  public String rest() {
    String rest = text.substring(next).strip();
    next = text.length();
    return rest;
  }

  /** Returns whether a text comes next, without reading it. */
  public boolean isAt(String token) {
    return text.startsWith(token, next);
  }

  /** Reads an integer. */
  public long integer() {
    String number = number();
    if (number == null) {
      throw error("expected a number");
    }
    return Long.parseLong(number);
  }

  /** Reads the text before one of some characters outside of brackets and strings, or before the end. */
  public String textUntil(String ends) {
    int start = next;
    int nesting = 0;
    boolean inString = false;
    for (; next < text.length(); next++) {
      char c = text.charAt(next);
      if (inString && c == '\\') {
        next++;
      } else if (c == '"') {
        inString = !inString;
      } else if (!inString && nesting == 0 && ends.indexOf(c) >= 0) {
        break;
      } else if (!inString) {
        nesting += "(<[{".indexOf(c) >= 0 ? 1 : ")>]}".indexOf(c) >= 0 && text.charAt(next - 1) != '-' ? -1 : 0;
      }
    }
    next = Math.min(next, text.length());
    return text.substring(start, next).strip();
  }

  /** Reads a string in double quotes, in which a backslash precedes quotes and backslashes. */
  public String string() {
    StringBuilder content = new StringBuilder();
    int at = next + 1;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
      content.append(text.charAt(at));
      at++;
    }
    if (next >= text.length() || text.charAt(next) != '"' || at >= text.length()) {
      throw error("expected a string");
    }
    next = at + 1;
    skipSpace();
    return content.toString();
  }

  /** Returns whether a string comes next. */
  public boolean isAtString() {
    return text.startsWith("\"", next);
  }

  // ---- expressions -------------------------------------------------------------------------------------------------

  /** Reads an expression. */
  public Expression expression() {
    depth++;
    if (depth > MAX_DEPTH) {
      throw error("the expression is nested too deeply");
    }
    List<Expression> alternatives = new ArrayList<>();
    do {
      alternatives.add(conjunction());
    } while (accept("|"));
    depth--;
    return alternatives.size() == 1 ? alternatives.get(0) : new Expression(Kind.ANY_OF, "", List.copyOf(alternatives));
  }

  private Expression conjunction() {
    List<Expression> parts = new ArrayList<>();
    do {
      parts.add(atom());
    } while (accept("&"));
    return parts.size() == 1 ? parts.get(0) : new Expression(Kind.ALL_OF, "", List.copyOf(parts));
  }

  private Expression atom() {
    if (accept("(")) {
      Expression inner = expression();
      expect(")");
      return inner;
    }
    if (isAtString()) {
      return new Expression(Kind.STRING, string(), List.of());
    }
    if (accept("@")) {
      return new Expression(Kind.CONSTRAINT, name(), List.of());
    }
    if (accept("!")) {
      return symbol(Kind.TYPE);
    }
    if (accept("#")) {
      return symbol(Kind.ATTRIBUTE);
    }
    String number = number();
    if (number != null) {
      return new Expression(Kind.NUMBER, number, List.of());
    }
    String name = name();
    List<Expression> arguments = OF_TYPE_TEXT.contains(name)
        ? List.of(new Expression(Kind.STRING, quoted(), List.of())) : arguments();
    return new Expression(Kind.NAME, name, arguments);
  }

  /** Reads a text in parentheses, in which all brackets are closed. */
  private String quoted() {
    expect("(");
    int start = next;
    int depth = 0;
    while (next < text.length() && (depth > 0 || text.charAt(next) != ')')) {
      char c = text.charAt(next);
      depth += "(<[{".indexOf(c) >= 0 ? 1 : ")>]}".indexOf(c) >= 0 && text.charAt(next - 1) != '-' ? -1 : 0;
      next++;
    }
    String content = text.substring(start, next).strip();
    expect(")");
    return content;
  }

  /** Reads an integer, or returns null if there is none. */
  public @Nullable Long optionalInteger() {
    String number = number();
    return number == null ? null : Long.valueOf(number);
  }

  private @Nullable String number() {
    int end = next;
    if (end < text.length() && text.charAt(end) == '-') {
      end++;
    }
    int digits = end;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    if (end == digits) {
      return null;
    }
    String number = text.substring(next, end);
    if (number.length() > 18) {
      throw error("the number is too large");
    }
    next = end;
    skipSpace();
    return number;
  }

  private Expression symbol(Kind kind) {
    String name = name();
    if (accept(".*")) {
      name += ".*";
    }
    if (name.indexOf('.') < 0) {
      throw error("expected dialect.name");
    }
    return new Expression(kind, name, arguments());
  }

  private List<Expression> arguments() {
    List<Expression> arguments = new ArrayList<>();
    if (accept("(") && !accept(")")) {
      do {
        arguments.add(expression());
      } while (accept(","));
      expect(")");
    }
    return List.copyOf(arguments);
  }
}
