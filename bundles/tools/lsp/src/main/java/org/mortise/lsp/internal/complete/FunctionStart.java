// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.lsp.internal.text.Words;

/**
 * Guesses where the function around the end of an unfinished text begins. Its braces may be unbalanced, but its
 * indentation is mostly right: an operation begins on its own line, and the lines inside are indented more. Linear.
 */
final class FunctionStart {
  private static final int NONE = -1;
  private static final byte[] MARKER = SplitSource.MARKER.getBytes(StandardCharsets.US_ASCII);

  private FunctionStart() {}

  /**
   * Returns the beginning of the function around the end of a text. An unindented line is taken for the beginning of an
   * operation, unless the last braces before it show that it is inside one.
   *
   * @param bytes the text, followed by a zero byte
   * @param otherwise the result if there is no operation
   */
  static int of(byte[] bytes, int length, int otherwise) {
    int own = around(bytes, length, length);
    if (own == NONE) {
      return otherwise;
    }
    int brace = own - 1;
    while (brace >= 0 && bytes[brace] != '{' && bytes[brace] != '}') {
      brace--;
    }
    int before = brace < 0 ? NONE : around(bytes, length, brace);
    return before != NONE && isInBraces(bytes, before, own) ? before : own;
  }

  /** Returns the beginning of the outermost non-module operation around an offset; -1 if there is none. */
  private static int around(byte[] bytes, int length, int offset) {
    int at = Words.lineStart(bytes, Math.min(offset, Math.max(0, length - 1)));
    while (at > 0 && isNoBeginning(bytes, at, length)) {
      at = Words.lineStart(bytes, at - 1);
    }
    int first = at;
    int indent = indent(bytes, at);
    while (at > 0 && indent > 0) {
      at = Words.lineStart(bytes, at - 1);
      if (isNoBeginning(bytes, at, length) || indent(bytes, at) >= indent) {
        continue;
      }
      if (isModule(bytes, at)) {
        break;
      }
      first = at;
      indent = indent(bytes, at);
    }
    byte c = bytes[first + indent(bytes, first)];
    boolean isOperation = c == '"' || c == '%' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    return isOperation && !isModule(bytes, first) ? first : NONE;
  }

  /**
   * Returns whether a brace that was opened after {@code from} is still open at {@code offset}. Unmatched closing
   * braces and the text before a line that ends a program do not count.
   */
  private static boolean isInBraces(byte[] bytes, int from, int offset) {
    int depth = 0;
    int at = from;
    while (at < offset) {
      byte c = bytes[at];
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
      } else if (c == '/' && bytes[at + 1] == '/') {
        depth = startsWith(bytes, at, MARKER) ? 0 : depth;
        at = Words.lineEnd(bytes, at);
      } else {
        depth = Math.max(0, depth + (c == '{' ? 1 : c == '}' ? -1 : 0));
        at++;
      }
    }
    return depth > 0;
  }

  private static boolean startsWith(byte[] bytes, int at, byte[] text) {
    return at + text.length <= bytes.length && Arrays.equals(bytes, at, at + text.length, text, 0, text.length);
  }

  private static int indent(byte[] bytes, int line) {
    int at = line;
    while (bytes[at] == ' ' || bytes[at] == '\t') {
      at++;
    }
    return at - line;
  }

  /** Returns whether a line has nothing but spaces or a comment. */
  private static boolean isBlank(byte[] bytes, int line, int length) {
    int at = line + indent(bytes, line);
    return at >= length || bytes[at] == '\n' || bytes[at] == '\r' || bytes[at] == '/' && bytes[at + 1] == '/';
  }

  private static boolean isClosing(byte[] bytes, int line) {
    byte c = bytes[line + indent(bytes, line)];
    return c == '}' || c == ')' || c == ']';
  }

  private static boolean isLabel(byte[] bytes, int line) {
    return bytes[line + indent(bytes, line)] == '^';
  }

  private static boolean isNoBeginning(byte[] bytes, int line, int length) {
    return isBlank(bytes, line, length) || isClosing(bytes, line) || isLabel(bytes, line);
  }

  private static boolean isModule(byte[] bytes, int line) {
    int at = line + indent(bytes, line);
    int end = Words.end(bytes, at);
    String word = new String(bytes, at, end - at, StandardCharsets.ISO_8859_1);
    return word.equals("module") || word.endsWith(".module") || word.endsWith(".module\"");
  }
}
