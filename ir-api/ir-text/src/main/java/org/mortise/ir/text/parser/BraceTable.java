// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;
import org.mortise.ir.text.SourceText;

/**
 * Maps the offset of every {@code &#123;} of a text to the offset of its {@code &#125;}. Strings and comments are
 * skipped; the rest of the grammar is ignored. Filled in one pass; a look-up is logarithmic.
 */
final class BraceTable {
  private final byte[] bytes;
  private final int limit;
  private int[] opens = new int[64];
  private int[] closes = new int[64];
  private int count;
  private boolean matches = true;

  private BraceTable(SourceText source) {
    this.bytes = source.terminatedBytes();
    this.limit = source.length();
    scan();
  }

  /** Returns the table of a text. Missing braces are not repaired. */
  static BraceTable of(SourceText source) {
    return new BraceTable(source);
  }

  /** Returns the table of a text with guessed ends for unclosed opening braces, see {@link BraceRepair}. */
  static BraceTable repaired(SourceText source) {
    BraceTable table = new BraceTable(source);
    if (!table.matches) {
      new BraceRepair(table.bytes, table.limit, table.opens, table.closes, table.count).run();
    }
    return table;
  }

  /** Returns whether each brace of the text has its counterpart. */
  boolean matches() {
    return matches;
  }

  /** Returns whether the closing brace of the region at {@code open} is missing, and its position guessed. */
  boolean isGuessed(int open) {
    return bytes[closeOf(open)] != '}';
  }

  /** Returns the offset of the closing brace for the opening brace at {@code open}, or -1 if it has none. */
  int closeOf(int open) {
    int found = Arrays.binarySearch(opens, 0, count, open);
    return found < 0 ? -1 : closes[found];
  }

  /**
   * Returns offsets at which a text can be cut into operations, at least {@code size} apart. Two consecutive offsets
   * enclose whole operations if the text is formatted as usual: an operation begins a line, with its name, after a line
   * that ends with a brace. The last offset is the first definition of an alias or resource after such a line, or
   * {@code to}. Logarithmic in the braces per operation.
   */
  int[] cuts(int from, int to, int size) {
    int[] cuts = new int[Math.max(2, (to - from) / size + 2)];
    int found = 0;
    cuts[found++] = from;
    for (int open = firstFrom(from); open < count && opens[open] < to; open = firstFrom(closes[open])) {
      if (closes[open] < 0) {
        break;
      }
      int start = lineAfter(closes[open] + 1, to);
      if (start >= 0 && isDefinition(start)) {
        cuts[found++] = start;
        return Arrays.copyOf(cuts, found);
      }
      if (start - cuts[found - 1] >= size && isOperationName(start)) {
        cuts[found++] = start;
      }
    }
    cuts[found++] = to;
    return Arrays.copyOf(cuts, found);
  }

  private int firstFrom(int offset) {
    int at = Arrays.binarySearch(opens, 0, count, offset);
    return at < 0 ? -at - 1 : at;
  }

  /** Returns the first text in the lines after {@code at}; -1 if its own line has more text, or none follows. */
  private int lineAfter(int at, int to) {
    int i = at;
    boolean nextLine = false;
    while (i < to) {
      byte c = bytes[i];
      if (c == '/' && bytes[i + 1] == '/') {
        i = commentEnd(bytes, i, limit);
      } else if (Chars.is(c, Chars.SPACE)) {
        nextLine |= c == '\n';
        i++;
      } else {
        return nextLine ? i : -1;
      }
    }
    return -1;
  }

  private boolean isDefinition(int at) {
    return bytes[at] == '#' || bytes[at] == '!' || bytes[at] == '{';
  }

  /** Returns whether a word has a dot; others may begin an operation, too, or continue the previous one. */
  private boolean isOperationName(int at) {
    int i = at;
    boolean dot = false;
    while (Chars.is(bytes[i], i == at ? Chars.START : Chars.CONTINUE)) {
      dot |= bytes[i] == '.';
      i++;
    }
    return dot;
  }

  private void scan() {
    int[] pending = new int[64];
    int depth = 0;
    int i = 0;
    while (i < limit) {
      byte c = bytes[i];
      if (!Chars.is(c, Chars.BRACE)) {
        i++;
        continue;
      }
      if (c == '{') {
        if (bytes[i + 1] == '-' && bytes[i + 2] == '#') {
          i += 3;
          continue;
        }
        if (depth == pending.length) {
          pending = Arrays.copyOf(pending, depth * 2);
        }
        pending[depth++] = open(i);
      } else if (c == '}') {
        boolean metadata = i >= 2 && bytes[i - 1] == '-' && bytes[i - 2] == '#';
        matches &= metadata || depth > 0;
        if (!metadata && depth > 0) {
          closes[pending[--depth]] = i;
        }
      } else {
        i = c == '"' ? stringEnd(bytes, i, limit) : commentEnd(bytes, i, limit);
        continue;
      }
      i++;
    }
    matches &= depth == 0;
  }

  private int open(int at) {
    if (count == opens.length) {
      opens = Arrays.copyOf(opens, count * 2);
      closes = Arrays.copyOf(closes, count * 2);
    }
    opens[count] = at;
    closes[count] = -1;
    return count++;
  }

  /** Returns the end of a string: its closing quote, or for a malformed string the end of its line. */
  static int stringEnd(byte[] bytes, int at, int limit) {
    int i = at + 1;
    while (i < limit && bytes[i] != '"' && bytes[i] != '\n') {
      i += bytes[i] == '\\' && bytes[i + 1] != '\n' ? 2 : 1;
    }
    return Math.min(i < limit && bytes[i] == '\n' ? i : i + 1, limit);
  }

  /** Returns the end of a comment's line; for a single slash, the offset after it. */
  static int commentEnd(byte[] bytes, int at, int limit) {
    if (bytes[at + 1] != '/') {
      return at + 1;
    }
    int i = at + 2;
    while (i < limit && bytes[i] != '\n' && bytes[i] != '\r') {
      i++;
    }
    return i;
  }
}
