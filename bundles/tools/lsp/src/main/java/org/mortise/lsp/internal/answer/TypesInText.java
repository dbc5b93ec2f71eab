// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.index.Entity;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.Words;

/**
 * Determines whether the text of an operation, without its regions, contains a type: not nested in another type, or as
 * an alias. Whitespace is ignored. Aliases of aliases are not resolved.
 */
final class TypesInText {
  private final byte[] bytes;
  private final OpRange op;
  /** The text before the first operation in a region, and after the last one. */
  private final int headEnd;
  private final int tailStart;

  TypesInText(byte[] bytes, OpRange op) {
    this.bytes = bytes;
    this.op = op;
    OpRange inside = op.op().regionCount() == 0 ? null : op.firstInside();
    this.headEnd = inside == null ? op.end() : inside.start();
    this.tailStart = inside == null ? op.end() : op.lastInside().end();
  }

  /** @param type the text of a type, one char for each byte */
  boolean contains(String type) {
    return isIn(op.nameEnd(), headEnd, type) || isIn(tailStart, op.end(), type);
  }

  private boolean isIn(int from, int to, String type) {
    int depth = 0;
    int at = from;
    while (at < to) {
      byte c = bytes[at];
      if (depth == 0 && (isAt(at, to, type) || c == '!' && isAlias(at, type))) {
        return true;
      }
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
      } else if (c == '/' && at + 1 < to && bytes[at + 1] == '/') {
        at = Words.lineEnd(bytes, at);
      } else if (Words.isPrefix(c) || Words.isPart(c)) {
        at = Words.end(bytes, at);
      } else {
        boolean isArrow = c == '-' && at + 1 < to && bytes[at + 1] == '>';
        depth += c == '<' ? 1 : c == '>' && depth > 0 ? -1 : 0;
        at += isArrow ? 2 : 1;
      }
    }
    return false;
  }

  private boolean isAlias(int start, String type) {
    Occurrence name = op.index().at(start);
    boolean isAlias = name != null && name.start() == start && name.entity().kind() == Entity.Kind.ALIAS;
    @Nullable Occurrence definition = isAlias ? op.index().definition(name.entity()) : null;
    if (definition == null) {
      return false;
    }
    int value = definition.end();
    while (value < bytes.length && bytes[value] != '=') {
      value++;
    }
    return isAt(value + 1, bytes.length, type);
  }

  /** Returns whether the type begins at an offset, apart from blanks, and ends before {@code to}. */
  private boolean isAt(int start, int to, String type) {
    int at = start;
    for (int i = 0; i < type.length(); i++) {
      if (type.charAt(i) == ' ') {
        continue;
      }
      while (at < to && isBlank(bytes[at])) {
        at++;
      }
      if (at >= to || (bytes[at] & 0xFF) != type.charAt(i)) {
        return false;
      }
      at++;
    }
    boolean continues = at < bytes.length && (Words.isPart(bytes[at]) || bytes[at] == '<');
    return !continues || !Words.isPart(bytes[at - 1]);
  }

  private static boolean isBlank(byte c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }
}
