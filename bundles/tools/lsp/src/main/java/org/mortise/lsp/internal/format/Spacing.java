// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.format;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Normalizes the spaces inside lines, line by line, and tracks the brackets that are open between lines. The tokens and
 * their order stay the same: spaces are only removed beside other spaces, at the ends of a line and at the inner sides
 * of parentheses, and only added around {@code =} and {@code ->}, after commas and before comments.
 *
 * <p>Strings, comments, and the bodies of dialect types and attributes are not changed: the body of an unregistered
 * type is opaque text, in which a space is significant. Linear in the text.
 */
final class Spacing {
  /** The kinds of brackets that can be open at the end of a line. */
  enum Bracket { REGION, DICTIONARY, ALIGNED_DICTIONARY, LIST, OPAQUE }

  private final Deque<Bracket> open = new ArrayDeque<>();
  private String line = "";
  private int at;
  private int depth;
  private int lowest;
  private final StringBuilder out = new StringBuilder();
  /** The last char outside comments, 0 at the start of the text. */
  private char last;

  /** Returns whether the innermost open bracket is a list or a type, so that the next line continues this one. */
  boolean isInList() {
    return open.peek() == Bracket.LIST || open.peek() == Bracket.OPAQUE;
  }

  /** Returns whether the innermost open bracket is a dictionary whose entries begin on the next line. */
  boolean isInDictionary() {
    return open.peek() == Bracket.DICTIONARY;
  }

  /** Returns the number of open braces. */
  int depth() {
    return depth;
  }

  /** Returns the smallest number of open braces inside the last line. */
  int lowestDepth() {
    return lowest;
  }

  /** Returns the last char outside comments and spaces so far, 0 at the start of the text. */
  char last() {
    return last;
  }

  /** Returns the next line of the text without indentation, with normalized spaces. */
  String next(String text) {
    line = text;
    at = 0;
    lowest = depth;
    out.setLength(0);
    while (at < line.length()) {
      step(line.charAt(at));
    }
    int end = out.length();
    while (end > 0 && isSpace(out.charAt(end - 1))) {
      end--;
    }
    return out.substring(0, end);
  }

  private void step(char c) {
    if (isSpace(c)) {
      spaces();
    } else if (c == '/' && peek(1) == '/') {
      space();
      out.append(line, at, line.length());
      at = line.length();
    } else if (c == '"') {
      string();
    } else if (open.peek() == Bracket.OPAQUE) {
      opaque(c);
    } else {
      token(c);
    }
  }

  private void spaces() {
    int start = at;
    while (at < line.length() && isSpace(line.charAt(at))) {
      at++;
    }
    boolean isBeforeComment = peek(0) == '/' && peek(1) == '/';
    if (out.isEmpty() || at == line.length()) {
      return;
    }
    if (isBeforeComment || open.peek() == Bracket.OPAQUE) {
      out.append(line, start, at);
    } else if (last != '(' && last != '[' && peek(0) != ')' && peek(0) != ']' && peek(0) != ',') {
      space();
    }
  }

  private void string() {
    int end = at + 1;
    while (end < line.length() && line.charAt(end) != '"') {
      end += line.charAt(end) == '\\' ? 2 : 1;
    }
    end = Math.min(line.length(), end + 1);
    out.append(line, at, end);
    at = end;
    last = '"';
  }

  /** Copies the body of a dialect type or attribute, up to its closing bracket. */
  private void opaque(char c) {
    if (c == '-' && peek(1) == '>') {
      append(2);
      return;
    }
    if (c == '<' || c == '(' || c == '[' || c == '{') {
      open.push(Bracket.OPAQUE);
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      open.pop();
    }
    append(1);
  }

  private void token(char c) {
    switch (c) {
      case '-' -> {
        if (peek(1) == '>') {
          surrounded(2);
        } else {
          append(1);
        }
      }
      case '=' -> {
        if (peek(1) == '=') {
          append(2);
        } else if (last == '<' || last == '>' || last == '!') {
          append(1); // a comparison of an affine set
        } else {
          surrounded(1);
        }
      }
      case ',' -> {
        append(1);
        space();
      }
      case '(', '[' -> {
        open.push(Bracket.LIST);
        append(1);
      }
      case '<' -> {
        open.push(startsOpaque() ? Bracket.OPAQUE : Bracket.LIST);
        append(1);
      }
      case '>' -> {
        if (open.peek() == Bracket.LIST) {
          open.pop();
        }
        append(1);
      }
      case ')', ']' -> {
        if (open.peek() == Bracket.LIST) {
          open.pop();
        }
        append(1);
      }
      case '{' -> {
        depth++;
        open.push(braces());
        append(1);
      }
      case '}' -> {
        while (open.peek() == Bracket.LIST) {
          open.pop(); // a bracket that is missing in the text
        }
        if (open.poll() != null) {
          depth--;
          lowest = Math.min(lowest, depth);
        }
        append(1);
      }
      default -> append(1);
    }
  }

  /** Returns whether the word before this angle bracket names a dialect type or attribute ({@code !a.b}). */
  private boolean startsOpaque() {
    int start = at;
    while (start > 0 && isWord(line.charAt(start - 1))) {
      start--;
    }
    return start > 0 && start < at && (line.charAt(start - 1) == '!' || line.charAt(start - 1) == '#');
  }

  /** Returns the kind of a brace: a dictionary if a name followed by {@code =}, a comma or a brace comes next. */
  private Bracket braces() {
    int end = skipSpaces(at + 1);
    if (end == line.length()) {
      return last == '=' || out.toString().stripTrailing().endsWith("attributes")
          ? Bracket.DICTIONARY : Bracket.REGION;
    }
    int start = end;
    if (line.charAt(end) == '"') {
      end = line.indexOf('"', end + 1) + 1;
      if (end == 0) {
        return Bracket.REGION;
      }
    }
    while (end < line.length() && isWord(line.charAt(end))) {
      end++;
    }
    int next = skipSpaces(end);
    boolean isEntry = end > start && next < line.length() && "=,}".indexOf(line.charAt(next)) >= 0;
    return isEntry ? Bracket.ALIGNED_DICTIONARY : Bracket.REGION;
  }

  private int skipSpaces(int from) {
    int end = from;
    while (end < line.length() && isSpace(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private void surrounded(int length) {
    space();
    append(length);
    space();
  }

  private void append(int length) {
    int end = Math.min(line.length(), at + length);
    out.append(line, at, end);
    last = line.charAt(end - 1);
    at = end;
  }

  private void space() {
    if (!out.isEmpty() && !isSpace(out.charAt(out.length() - 1))) {
      out.append(' ');
    }
  }

  private char peek(int distance) {
    return at + distance < line.length() ? line.charAt(at + distance) : 0;
  }

  static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\f' || c == '\u000b';
  }

  static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$';
  }
}
