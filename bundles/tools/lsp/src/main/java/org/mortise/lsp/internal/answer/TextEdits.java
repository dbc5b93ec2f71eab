// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import org.eclipse.lsp4j.TextEdit;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.Words;

/** Edits of a text by whole operations, without changing the lines around them. */
final class TextEdits {
  private final CheckedDocument document;
  private final byte[] bytes;

  TextEdits(CheckedDocument document) {
    this.document = document;
    this.bytes = document.text().bytes();
  }

  /** Inserts an operation after another one, on a separate line with the same indentation. */
  TextEdit insertAfter(OpRange op, String text) {
    int lineEnd = Words.lineEnd(bytes, op.end());
    int at = isBlank(op.end(), lineEnd) ? lineEnd : op.end();
    return edit(at, at, lineFeed(lineEnd) + indentation(op.start()) + text);
  }

  /** Inserts an operation before another one, on a separate line with the same indentation. */
  TextEdit insertBefore(OpRange op, String text) {
    return edit(op.start(), op.start(), text + lineFeed(Words.lineEnd(bytes, op.end())) + indentation(op.start()));
  }

  /** Removes an operation, with its lines if nothing else is on them. */
  TextEdit remove(OpRange op) {
    int lineStart = lineStart(op.start());
    int lineEnd = Words.lineEnd(bytes, op.end());
    if (!isSpace(lineStart, op.start()) || !isBlank(op.end(), lineEnd)) {
      return edit(op.start(), op.end(), "");
    }
    return edit(lineStart, Math.min(bytes.length, lineEnd + lineFeed(lineEnd).length()), "");
  }

  TextEdit edit(int start, int end, String text) {
    return new TextEdit(document.text().range(start, end), text);
  }

  /** Returns the spaces at the beginning of the line of an offset. */
  String indentation(int offset) {
    int start = lineStart(offset);
    int end = start;
    while (end < bytes.length && isSpace(end, end + 1)) {
      end++;
    }
    StringBuilder spaces = new StringBuilder();
    for (int i = start; i < end; i++) {
      spaces.append((char) bytes[i]);
    }
    return spaces.toString();
  }

  private int lineStart(int offset) {
    int start = Math.min(offset, bytes.length);
    while (start > 0 && bytes[start - 1] != '\n' && bytes[start - 1] != '\r') {
      start--;
    }
    return start;
  }

  private String lineFeed(int lineEnd) {
    return lineEnd + 1 < bytes.length && bytes[lineEnd] == '\r' && bytes[lineEnd + 1] == '\n' ? "\r\n" : "\n";
  }

  /** Returns whether there is nothing but spaces or a comment up to the end of a line. */
  private boolean isBlank(int from, int lineEnd) {
    int at = from;
    while (at < lineEnd && isSpace(at, at + 1)) {
      at++;
    }
    return at == lineEnd || bytes[at] == '/' && at + 1 < lineEnd && bytes[at + 1] == '/';
  }

  private boolean isSpace(int from, int to) {
    for (int i = from; i < to; i++) {
      if (bytes[i] != ' ' && bytes[i] != '\t') {
        return false;
      }
    }
    return true;
  }
}
