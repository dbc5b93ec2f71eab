// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;
import org.mortise.ir.text.SourceText;

/**
 * For every {@code &#123;} of a text the offset of its {@code &#125;}. Strings and comments are respected; nothing else
 * of the grammar is known here. Filled by one pass; a look-up is logarithmic.
 */
final class BraceTable {
  private final byte[] bytes;
  private final int limit;
  private int[] opens = new int[64];
  private int[] closes = new int[64];
  private int count;

  BraceTable(SourceText source) {
    this.bytes = source.terminatedBytes();
    this.limit = source.length();
    scan();
  }

  /** Offset of the closing brace for the opening one at {@code open}, or -1 if it has none. */
  int closeOf(int open) {
    int found = Arrays.binarySearch(opens, 0, count, open);
    return found < 0 ? -1 : closes[found];
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
        if (!metadata && depth > 0) {
          closes[pending[--depth]] = i;
        }
      } else {
        i = c == '"' ? stringEnd(i) : commentEnd(i);
        continue;
      }
      i++;
    }
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

  /** A string ends at its quote, or, being malformed, at the end of its line. */
  private int stringEnd(int at) {
    int i = at + 1;
    while (i < limit && bytes[i] != '"' && bytes[i] != '\n') {
      i += bytes[i] == '\\' && bytes[i + 1] != '\n' ? 2 : 1;
    }
    return Math.min(i + 1, limit);
  }

  private int commentEnd(int at) {
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
