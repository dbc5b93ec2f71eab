// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;

/**
 * Guesses the ends of regions in a text with unbalanced braces, by the indentation: a line with a closing brace is
 * indented like the line of the operation that it closes, and lines inside are indented more. A region whose closing
 * brace is missing ends before the next line that is not indented more than its own. If the text has too many closing
 * braces, those indented more than their region are ignored. Linear.
 */
final class BraceRepair {
  private static final int NONE = -1;

  /** An opening brace whose end is not known yet. */
  private static final class Open {
    final int index;
    /** The indentation of the operation that the brace belongs to. */
    final int indent;
    final int line;
    /** The number of open brackets before it. */
    final int brackets;
    /** The end of the region if no brace closes it. */
    int end = NONE;

    Open(int index, int indent, int line, int brackets) {
      this.index = index;
      this.indent = indent;
      this.line = line;
      this.brackets = brackets;
    }
  }

  private final byte[] bytes;
  private final int limit;
  private final int[] opens;
  private final int[] closes;
  private final int count;
  private Open[] stack = new Open[16];
  private int depth;
  private int next;
  /** The line that is read, and the indentation of the operation in it, which may have begun before. */
  private int line;
  private int indent;
  private int brackets;
  /** The number of surplus closing braces. */
  private int surplus;

  /** @param closes receives the ends: of a brace, or of a line, or of the text */
  BraceRepair(byte[] bytes, int limit, int[] opens, int[] closes, int count) {
    this.bytes = bytes;
    this.limit = limit;
    this.opens = opens;
    this.closes = closes;
    this.count = count;
  }

  void run() {
    surplus = -count;
    scan((at, c) -> surplus += c == '}' && !isOfResources(at) ? 1 : 0);
    Arrays.fill(closes, 0, count, NONE);
    scan(this::visit);
    while (depth > 0) {
      drop(limit);
    }
  }

  private interface Visitor {
    void visit(int at, byte c);
  }

  /** Visits brackets and beginnings of lines outside strings and comments. */
  private void scan(Visitor visitor) {
    visitor.visit(0, (byte) '\n');
    int at = 0;
    while (at < limit) {
      byte c = bytes[at];
      if (c == '"') {
        at = BraceTable.stringEnd(bytes, at, limit);
      } else if (c == '/') {
        at = BraceTable.commentEnd(bytes, at, limit);
      } else {
        at++;
        if (c == '\n') {
          visitor.visit(at, c);
        } else if (!Chars.is(c, Chars.CONTINUE) && c != ' ') {
          visitor.visit(at - 1, c);
        }
      }
    }
  }

  private void visit(int at, byte c) {
    switch (c) {
      case '\n' -> beginLine(at);
      case '(', '[' -> brackets++;
      case ')', ']' -> brackets = Math.max(0, brackets - 1);
      case '{' -> open(at);
      case '}' -> {
        if (!isOfResources(at)) {
          close(at);
        }
      }
      default -> { }
    }
  }

  private boolean isOfResources(int at) {
    return at >= 2 && bytes[at - 1] == '-' && bytes[at - 2] == '#';
  }

  private void beginLine(int at) {
    line = at;
    int first = Lines.firstText(bytes, at);
    byte c = bytes[first];
    boolean isOperation = first < limit && !Chars.is(c, Chars.SPACE) && c != '/' && c != '^' && c != ')' && c != ']'
        && c != '}';
    int own = first - at;
    if (c == '}' || isOperation && (brackets == 0 || own <= indent)) {
      indent = own;
      brackets = 0;
    }
    if (!isOperation) {
      return;
    }
    for (int i = depth - 1; i >= 0 && stack[i].indent >= own; i--) {
      if (stack[i].end != NONE) {
        break;
      }
      stack[i].end = at - 1;
    }
  }

  private void open(int at) {
    if (next == count || opens[next] != at) {
      return; // of a resource section
    }
    if (depth == stack.length) {
      stack = Arrays.copyOf(stack, depth * 2);
    }
    stack[depth++] = new Open(next++, indent, line, brackets);
    brackets = 0;
  }

  private void close(int at) {
    boolean isFirst = Lines.firstText(bytes, line) == at;
    if (isFirst) {
      while (depth > 1 && top().indent > at - line && stack[depth - 2].indent >= at - line) {
        drop(line - 1);
      }
    }
    if (depth == 0 || surplus > 0 && (isFirst ? top().indent < at - line : isInside(at))) {
      surplus--;
      return;
    }
    Open closed = stack[--depth];
    closes[closed.index] = at;
    indent = closed.line == line || isFirst ? indent : closed.indent;
    brackets = closed.brackets;
  }

  private Open top() {
    return stack[depth - 1];
  }

  /** Returns whether a closing brace is within the open region, because the following line is indented inside it. */
  private boolean isInside(int at) {
    int following = Math.min(Lines.end(bytes, at, limit) + 1, limit);
    return top().line != line && indent > top().indent && Lines.firstText(bytes, following) - following >= indent;
  }

  /** Ends the innermost region, whose brace is missing. */
  private void drop(int here) {
    Open open = stack[--depth];
    int end = open.end == NONE || open.end < opens[open.index] ? here : open.end;
    closes[open.index] = Math.max(end, Lines.end(bytes, opens[open.index], limit));
    brackets = open.brackets;
  }
}
