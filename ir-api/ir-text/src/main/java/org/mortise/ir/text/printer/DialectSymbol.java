// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

/**
 * The two forms of a dialect's type or attribute: {@code !dialect.name<...>} where the text begins like an identifier
 * and its angle brackets enclose the rest, otherwise {@code !dialect<...>}.
 */
final class DialectSymbol {
  private DialectSymbol() {}

  /** Replaces the text {@code .text} from {@code start} on by {@code <text>} if the pretty form is not possible. */
  static void finish(ByteSink sink, int start) {
    if (sink.size() <= start || isPretty(sink, start + 1)) {
      return;
    }
    sink.set(start, '<');
    sink.append('>');
  }

  private static boolean isPretty(ByteSink sink, int from) {
    int end = sink.size();
    if (from == end || !isLetter(sink.at(from))) {
      return false;
    }
    int i = from;
    while (i < end && isNamePart(sink.at(i))) {
      i++;
    }
    return i == end || (sink.at(i) == '<' && sink.at(end - 1) == '>' && isBalanced(sink, i, end));
  }

  /** Returns whether the brackets match, and the first bracket closes at the end. */
  private static boolean isBalanced(ByteSink sink, int from, int end) {
    byte[] open = new byte[end - from];
    int depth = 0;
    for (int i = from; i < end; i++) {
      byte c = sink.at(i);
      if (c == '"') {
        i = endOfString(sink, i, end);
      } else if (c == '<' || c == '(' || c == '[' || c == '{') {
        open[depth++] = c;
      } else if (c == '-' && i + 1 < end && sink.at(i + 1) == '>') {
        i++;
      } else if (c == '>' || c == ')' || c == ']' || c == '}') {
        if (depth == 0 || open[--depth] != opening(c) || (depth == 0 && i + 1 < end)) {
          return false;
        }
      }
    }
    return depth == 0;
  }

  private static int endOfString(ByteSink sink, int quote, int end) {
    int i = quote + 1;
    while (i < end && sink.at(i) != '"') {
      i += sink.at(i) == '\\' ? 2 : 1;
    }
    return i;
  }

  private static byte opening(byte closing) {
    return (byte) (closing == ')' ? '(' : closing - 2);
  }

  private static boolean isLetter(byte c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isNamePart(byte c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '.';
  }
}
