// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.expect;

import java.util.regex.Pattern;

/**
 * Translates a POSIX extended regular expression, in the form that LLVM's tools accept, to Java's syntax. Java itself
 * would accept expressions that LLVM rejects, and interprets {@code \d} differently. Matching finds the first possible
 * match rather than the longest, which does not affect whether there is a match. Linear; groups nest as deep as in the
 * expression.
 */
public final class PosixRegex {
  private static final int LARGEST_COUNT = 255;
  private static final String UNBALANCED = "invalid regex: parentheses not balanced";
  private static final String BAD_REPEAT = "invalid regex: repetition-operator operand invalid";
  private static final String BAD_COUNT = "invalid regex: invalid repetition count(s)";
  private static final String BAD_RANGE = "invalid regex: invalid character range";
  private static final String BAD_BRACKET = "invalid regex: brackets ([ ]) not balanced";

  private final String text;
  private final StringBuilder java = new StringBuilder();
  private final int groupsBefore;
  private int groups;
  private int at;

  /**
   * @param text the expression
   * @param groupsBefore the number of groups before it in the whole expression
   */
  PosixRegex(String text, int groupsBefore) {
    this.text = text;
    this.groupsBefore = groupsBefore;
  }

  /**
   * Returns a pattern that matches whole texts only.
   *
   * @throws RegexError if the expression is malformed
   */
  public static Pattern whole(String text) throws RegexError {
    return Pattern.compile('^' + new PosixRegex(text, 0).toJava() + '$', Pattern.DOTALL);
  }

  /** Returns the number of groups in the Java expression. */
  int groups() {
    return groups;
  }

  /**
   * Returns the expression in Java's syntax, as a group.
   *
   * @throws RegexError if the expression is malformed
   */
  String toJava() throws RegexError {
    java.append("(?:");
    parseAlternatives();
    if (at < text.length()) {
      throw new RegexError(UNBALANCED);
    }
    return java.append(')').toString();
  }

  /** Parses up to the end or to a closing parenthesis. */
  private void parseAlternatives() throws RegexError {
    while (true) {
      parseBranch();
      if (!looksAt('|')) {
        return;
      }
      java.append('|');
      at++;
    }
  }

  private void parseBranch() throws RegexError {
    int start = at;
    while (at < text.length() && !looksAt('|') && !looksAt(')')) {
      boolean repeatable = !looksAt('^');
      parseAtom();
      if (isRepetition() && !repeatable || parseRepetition() && isRepetition()) {
        throw new RegexError(BAD_REPEAT);
      }
    }
    if (at == start) {
      throw new RegexError("invalid regex: empty (sub)expression");
    }
  }

  private boolean looksAt(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private boolean isRepetition() {
    return looksAt('*') || looksAt('+') || looksAt('?') || looksAt('{') && isDigitAt(at + 1);
  }

  private boolean isDigitAt(int index) {
    return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
  }

  private void parseAtom() throws RegexError {
    if (isRepetition()) {
      throw new RegexError(BAD_REPEAT);
    }
    char c = text.charAt(at++);
    switch (c) {
      case '(' -> parseGroup();
      case '[' -> parseBracket();
      case '.', '^', '$' -> java.append(c == '$' ? "\\z" : c == '^' ? "\\A" : ".");
      case '\\' -> parseEscape();
      default -> literal(c);
    }
  }

  private void parseGroup() throws RegexError {
    java.append('(');
    groups++;
    if (at < text.length() && !looksAt(')')) {
      parseAlternatives();
    }
    if (!looksAt(')')) {
      throw new RegexError(UNBALANCED);
    }
    at++;
    java.append(')');
  }

  private void parseEscape() throws RegexError {
    if (at == text.length()) {
      throw new RegexError("invalid regex: trailing backslash (\\)");
    }
    char c = text.charAt(at++);
    if (c >= '1' && c <= '9') {
      if (c - '0' > groups) {
        throw new RegexError("invalid regex: invalid backreference number");
      }
      // keeps the following digits out of the group number
      java.append("(?:\\").append(groupsBefore + c - '0').append(')');
    } else {
      literal(c);
    }
  }

  private void literal(char c) {
    boolean plain = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80 || c == ' ';
    java.append(plain ? "" : "\\").append(c);
  }

  private boolean parseRepetition() throws RegexError {
    if (!isRepetition()) {
      return false;
    }
    char c = text.charAt(at++);
    java.append(c);
    if (c == '{') {
      parseCounts();
    }
    return true;
  }

  private void parseCounts() throws RegexError {
    int least = parseCount();
    java.append(least);
    if (looksAt(',')) {
      at++;
      java.append(',');
      if (isDigitAt(at)) {
        int most = parseCount();
        if (most < least) {
          throw new RegexError(BAD_COUNT);
        }
        java.append(most);
      }
    }
    if (!looksAt('}')) {
      throw new RegexError(text.indexOf('}', at) < 0 ? "invalid regex: braces not balanced" : BAD_COUNT);
    }
    at++;
    java.append('}');
  }

  private int parseCount() throws RegexError {
    int count = 0;
    while (isDigitAt(at) && count <= LARGEST_COUNT) {
      count = count * 10 + text.charAt(at++) - '0';
    }
    if (count > LARGEST_COUNT) {
      throw new RegexError(BAD_COUNT);
    }
    return count;
  }

  private void parseBracket() throws RegexError {
    java.append('[');
    if (looksAt('^')) {
      at++;
      java.append('^');
    }
    if (looksAt(']') || looksAt('-')) { // literal in the first place
      literal(text.charAt(at++));
    }
    while (at < text.length() && !looksAt(']') && !text.startsWith("-]", at)) {
      parseBracketItem();
    }
    if (looksAt('-')) {
      literal(text.charAt(at++));
    }
    if (!looksAt(']')) {
      throw new RegexError(BAD_BRACKET);
    }
    at++;
    java.append(']');
  }

  private void parseBracketItem() throws RegexError {
    if (text.startsWith("[:", at)) {
      parseClass();
      return;
    }
    char low = text.charAt(at++);
    if (low == '-') {
      throw new RegexError(BAD_RANGE);
    }
    literal(low);
    if (!looksAt('-') || at + 1 >= text.length() || text.charAt(at + 1) == ']') {
      return;
    }
    char high = text.charAt(at + 1);
    if (high < low) {
      throw new RegexError(BAD_RANGE);
    }
    at += 2;
    java.append('-');
    literal(high);
  }

  private void parseClass() throws RegexError {
    int end = text.indexOf(":]", at);
    java.append(switch (end < 0 ? "" : text.substring(at + 2, end)) {
      case "alnum" -> "\\p{Alnum}";
      case "alpha" -> "\\p{Alpha}";
      case "blank" -> "\\p{Blank}";
      case "cntrl" -> "\\p{Cntrl}";
      case "digit" -> "\\p{Digit}";
      case "graph" -> "\\p{Graph}";
      case "lower" -> "\\p{Lower}";
      case "print" -> "\\p{Print}";
      case "punct" -> "\\p{Punct}";
      case "space" -> "\\s";
      case "upper" -> "\\p{Upper}";
      case "xdigit" -> "\\p{XDigit}";
      default -> throw new RegexError("invalid regex: invalid character class");
    });
    at = end + 2;
  }
}
