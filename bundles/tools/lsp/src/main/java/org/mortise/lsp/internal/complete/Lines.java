// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.Words;

/** The lines of the program around an offset; a document may have several programs, separated by {@code // -----}. */
final class Lines {
  private static final String MARKER = "// -----";

  private final DocumentText text;
  private final int ofCursor;
  private final int first;
  private final int last;

  /** Finds the lines of the program. Linear in the number of lines, since only the first bytes of each are read. */
  Lines(DocumentText text, int offset) {
    this.text = text;
    int line = text.position(offset).getLine();
    this.ofCursor = line;
    int begin = line;
    while (begin > 0 && !isMarker(begin - 1)) {
      begin--;
    }
    int end = line + 1;
    while (end < text.lineCount() && !isMarker(end)) {
      end++;
    }
    this.first = begin;
    this.last = end;
  }

  private boolean isMarker(int line) {
    byte[] bytes = text.bytes();
    int start = text.lineStart(line);
    if (start + MARKER.length() > bytes.length) {
      return false;
    }
    for (int i = 0; i < MARKER.length(); i++) {
      if (bytes[start + i] != MARKER.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of the line with the offset. */
  int ofCursor() {
    return ofCursor;
  }

  /** Returns the number of the first line. */
  int first() {
    return first;
  }

  /** Returns the number after the last line. */
  int end() {
    return last;
  }

  int start(int line) {
    return text.lineStart(line);
  }

  /** Returns the offset of the first non-space byte of a line; its end if there is none. */
  int textStart(int line) {
    byte[] bytes = text.bytes();
    int at = start(line);
    int end = Words.lineEnd(bytes, at);
    while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
      at++;
    }
    return at;
  }

  byte[] bytes() {
    return text.bytes();
  }
}
