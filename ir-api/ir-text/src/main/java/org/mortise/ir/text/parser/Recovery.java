// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.List;

/**
 * Finds the position at which parsing continues after an operation or a block label with an error. An operation extends
 * from its line to the end of its braces, and over further lines that are indented more; a label, and an operation that
 * does not begin its line, extends to the end of the line. Linear in the omitted text.
 */
final class Recovery {
  private final ParseState state;
  private final byte[] bytes;

  Recovery(ParseState state) {
    this.state = state;
    this.bytes = state.source.terminatedBytes();
  }

  /**
   * Returns the beginning of the line after an operation or a label, or the end of the region or text that it is in.
   *
   * @param start the first byte of the operation
   * @param limit the end of the region or text
   */
  int endOf(int start, int limit) {
    int line = Lines.start(bytes, start);
    boolean isLine = bytes[start] == '^' || Lines.firstText(bytes, line) < start;
    int at = start;
    while (at < limit) {
      int lineEnd = lineEndAfterBraces(at, limit);
      if (lineEnd + 1 >= limit) {
        return limit;
      }
      at = lineEnd + 1;
      int first = Lines.firstText(bytes, at);
      if (first >= limit || isLine || isNext(first, first - at, start - line)) {
        return first >= limit ? limit : at;
      }
    }
    return limit;
  }

  private boolean isNext(int first, int lineIndent, int indent) {
    byte c = bytes[first];
    boolean isEmpty = c == '\n' || c == '\r' || c == '/' && bytes[first + 1] == '/';
    return !isEmpty && lineIndent <= indent && c != ')' && c != ']';
  }

  /** Returns the end of a line, or of the line that closes the last brace of the line. */
  private int lineEndAfterBraces(int from, int limit) {
    int at = from;
    while (at < limit && bytes[at] != '\n') {
      byte c = bytes[at];
      if (c == '"') {
        at = BraceTable.stringEnd(bytes, at, limit);
      } else if (c == '/') {
        at = BraceTable.commentEnd(bytes, at, limit);
      } else {
        at = c == '{' ? afterBraces(at) : at + 1;
      }
    }
    return at;
  }

  private int afterBraces(int open) {
    int close = state.braces().closeOf(open);
    return close < 0 ? open + 1 : state.braces().isGuessed(open) ? close : close + 1;
  }

  /**
   * Records the names that an omitted text would have defined, with unknown values: the results of an operation, or the
   * arguments of a block. Reports the first symbol in its line.
   *
   * @param reached the offset up to which symbols have been reported
   */
  void keepNames(int start, int reached) {
    reportSymbol(start, reached);
    int end = Lines.end(bytes, start, state.source.length());
    boolean isLabel = bytes[start] == '^';
    int at = start;
    while (at < end && (isLabel || bytes[at] == '%' || bytes[at] == ',' || bytes[at] == ' ' || bytes[at] == ':'
        || bytes[at] >= '0' && bytes[at] <= '9')) {
      int next = at + 1;
      if (bytes[at] == '%') {
        next = nameEnd(bytes, next, end);
        state.values.keep(state.names.of(bytes, at, next), at);
      }
      at = next;
    }
  }

  private void reportSymbol(int start, int reached) {
    int end = Lines.end(bytes, start, state.source.length());
    int at = start;
    while (at < end && bytes[at] != '@') {
      at = bytes[at] == '"' ? BraceTable.stringEnd(bytes, at, end) : at + 1;
    }
    int nameEnd = nameEnd(bytes, at + 1, end);
    if (state.observer != null && at >= reached && nameEnd > at + 1) {
      state.observer.symbol(List.of(state.names.of(bytes, at + 1, nameEnd).text), at);
    }
  }

  /** Returns the end of a value's name, whose prefix is before {@code from}. */
  static int nameEnd(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end && isNamePart(bytes[at])) {
      at++;
    }
    return at;
  }

  private static boolean isNamePart(byte c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c == '.'
        || c == '-';
  }
}
