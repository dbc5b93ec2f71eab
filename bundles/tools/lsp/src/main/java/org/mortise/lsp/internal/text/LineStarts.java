// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import java.util.Arrays;

/** Finds where lines begin, which end with LF, CR or CRLF. Linear. */
final class LineStarts {
  private static final int USUAL_LINE = 24;

  private int[] starts;
  private int count = 1;

  private LineStarts(int length) {
    starts = new int[Math.max(16, length / USUAL_LINE)];
  }

  /** Returns the index of the first byte of each line of an ASCII text. */
  static int[] of(byte[] text) {
    LineStarts lines = new LineStarts(text.length);
    for (int i = 0; i < text.length; i++) {
      byte c = text[i];
      if (c == '\n' || c == '\r' && (i + 1 == text.length || text[i + 1] != '\n')) {
        lines.add(i + 1);
      }
    }
    return lines.all();
  }

  /** Returns the index of the first char of each line. */
  static int[] of(String text) {
    LineStarts lines = new LineStarts(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
        lines.add(i + 1);
      }
    }
    return lines.all();
  }

  private void add(int start) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
    }
    starts[count++] = start;
  }

  private int[] all() {
    return Arrays.copyOf(starts, count);
  }
}
