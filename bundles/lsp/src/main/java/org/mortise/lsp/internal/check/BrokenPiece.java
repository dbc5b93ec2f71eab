// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.lsp.internal.text.Words;

/**
 * Guesses which lines of a text belong to the outermost operation around an error, apart from modules, so that the rest
 * can be read without it. Braces cannot be trusted in a broken text; indentation mostly can: an operation begins on a
 * line of its own and ends before the next line that is not indented more, except one with its closing brace. A wrong
 * guess costs diagnostics of the rest, not correct ones. Linear.
 *
 * @param start offset of the first byte
 * @param end offset after the last byte
 */
public record BrokenPiece(int start, int end) {
  private static final byte[] MARKER = SplitSource.MARKER.getBytes(StandardCharsets.US_ASCII);

  /**
   * Returns the piece around an error, or null if it is not an operation.
   *
   * @param bytes the text, followed by a zero byte
   */
  public static @Nullable BrokenPiece around(byte[] bytes, int length, int error) {
    int at = lineStart(bytes, Math.min(error, Math.max(0, length - 1)));
    while (at > 0 && isNoBeginning(bytes, at, length)) {
      at = lineStart(bytes, at - 1);
    }
    int first = at;
    int indent = indent(bytes, at);
    while (at > 0 && indent > 0) {
      at = lineStart(bytes, at - 1);
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
    return !isOperation || isModule(bytes, first) ? null : new BrokenPiece(first, end(bytes, length, first));
  }

  private static int end(byte[] bytes, int length, int first) {
    int indent = indent(bytes, first);
    int at = nextLine(bytes, first, length);
    while (at < length) {
      boolean inside = isBlank(bytes, at, length) || isLabel(bytes, at) || indent(bytes, at) > indent;
      if (!inside) {
        return isClosing(bytes, at) && indent(bytes, at) == indent ? nextLine(bytes, at, length) : at;
      }
      at = nextLine(bytes, at, length);
    }
    return length;
  }

  /**
   * Returns the offset of the first opening brace whose closing one is missing, by the indentation of the line with the
   * closing brace that is taken for its own; -1 if there is none.
   */
  static int unclosedBrace(byte[] bytes, int length) {
    int[] open = new int[16];
    int depth = 0;
    int at = 0;
    while (at < length) {
      byte c = bytes[at];
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
        continue;
      }
      if (c == '/' && bytes[at + 1] == '/') {
        at = Words.lineEnd(bytes, at);
        continue;
      }
      if (c == '{') {
        open = depth == open.length ? Arrays.copyOf(open, depth * 2) : open;
        open[depth++] = at;
      } else if (c == '}' && depth > 0) {
        int line = lineStart(bytes, at);
        int brace = open[--depth];
        boolean first = line + indent(bytes, line) == at;
        if (first && indent(bytes, line) < indent(bytes, lineStart(bytes, brace))) {
          return brace;
        }
      }
      at++;
    }
    return depth == 0 ? -1 : open[depth - 1];
  }

  /** Returns whether each brace of a text has its counterpart. */
  static boolean hasBalancedBraces(byte[] bytes, int length) {
    int depth = 0;
    int at = 0;
    while (at < length && depth >= 0) {
      byte c = bytes[at];
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
      } else if (c == '/' && bytes[at + 1] == '/') {
        at = Words.lineEnd(bytes, at);
      } else {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        at++;
      }
    }
    return depth == 0;
  }

  /**
   * Returns whether a brace is open at an offset that was not before another one. Closing braces of operations around
   * do not count, and neither does what is before a line that ends a program.
   */
  public static boolean isInBraces(byte[] bytes, int from, int offset) {
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

  private static int lineStart(byte[] bytes, int at) {
    int start = Math.max(0, at);
    while (start > 0 && bytes[start - 1] != '\n') {
      start--;
    }
    return start;
  }

  private static int nextLine(byte[] bytes, int at, int length) {
    int next = at;
    while (next < length && bytes[next] != '\n') {
      next++;
    }
    return Math.min(next + 1, length);
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

  /** Returns the text with spaces in place of this piece. */
  byte[] removedFrom(byte[] bytes, int length) {
    byte[] rest = Arrays.copyOf(bytes, length);
    for (int i = start; i < end; i++) {
      rest[i] = bytes[i] == '\n' ? bytes[i] : (byte) ' ';
    }
    return rest;
  }
}
