// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/**
 * Finds where reading can go on after an operation or a block's label with an error. An operation takes its line and
 * those after it up to the end of its braces, and further lines that are indented more; a label takes its line. Both
 * must begin their lines, and their braces must match. Linear in the text that is left out.
 */
final class Recovery {
  private static final int NONE = -1;

  private final ParseState state;
  private final byte[] bytes;

  Recovery(ParseState state) {
    this.state = state;
    this.bytes = state.source.terminatedBytes();
  }

  /**
   * Returns the beginning of the line after an operation; -1 if the text does not show where the operation ends.
   *
   * @param start the first byte of the operation
   * @param limit the end of the region or text that the operation is in
   */
  int endOf(int start, int limit) {
    int line = lineStart(start);
    int indent = start - line;
    if (start >= limit || bytes[start] == '}' || !isBlank(line, start)) {
      return NONE;
    }
    boolean isLabel = bytes[start] == '^';
    int depth = 0;
    int at = start;
    while (at < limit) {
      int end = Math.min(lineEnd(at), limit);
      depth = depthAfter(at, end, depth);
      if (depth < 0 || end == limit) {
        return depth == 0 && limit == state.source.length() ? limit : NONE;
      }
      at = end + 1;
      int first = firstText(at);
      if (depth == 0 && (isLabel || first >= limit || isNext(first, first - at, indent))) {
        return first >= limit ? limit : at;
      }
    }
    return depth == 0 ? limit : NONE;
  }

  private boolean isNext(int first, int lineIndent, int indent) {
    byte c = bytes[first];
    boolean isEmpty = c == '\n' || c == '\r' || c == '/' && bytes[first + 1] == '/';
    return !isEmpty && lineIndent <= indent && c != ')' && c != ']';
  }

  private int depthAfter(int from, int to, int before) {
    int depth = before;
    int at = from;
    while (at < to && depth >= 0) {
      byte c = bytes[at];
      if (c == '"') {
        at = stringEnd(at + 1, to);
      } else if (c == '/' && bytes[at + 1] == '/') {
        return depth;
      } else {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      }
      at++;
    }
    return depth;
  }

  private int stringEnd(int from, int to) {
    int at = from;
    while (at < to && bytes[at] != '"') {
      at += bytes[at] == '\\' ? 2 : 1;
    }
    return at;
  }

  private boolean isBlank(int from, int to) {
    return firstText(from) == to;
  }

  /** Returns the offset of the first text in a line, or of the line's end. */
  int firstText(int line) {
    int at = line;
    while (bytes[at] == ' ' || bytes[at] == '\t') {
      at++;
    }
    return at;
  }

  private int lineStart(int offset) {
    int at = offset;
    while (at > 0 && bytes[at - 1] != '\n') {
      at--;
    }
    return at;
  }

  private int lineEnd(int offset) {
    int at = offset;
    while (at < state.source.length() && bytes[at] != '\n') {
      at++;
    }
    return at;
  }

  /**
   * Notes that the names which a text would have defined exist, although nothing is known of their values: those of the
   * results of an operation, or of the arguments of a block.
   */
  void keepNames(int start) {
    int end = lineEnd(start);
    boolean isLabel = bytes[start] == '^';
    int at = start;
    while (at < end && (isLabel || bytes[at] == '%' || bytes[at] == ',' || bytes[at] == ' ' || bytes[at] == ':'
        || bytes[at] >= '0' && bytes[at] <= '9')) {
      int next = at + 1;
      if (bytes[at] == '%') {
        next = nameEnd(next, end);
        state.values.keep(state.names.of(bytes, at, next), at);
      }
      at = next;
    }
  }

  private int nameEnd(int from, int end) {
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
