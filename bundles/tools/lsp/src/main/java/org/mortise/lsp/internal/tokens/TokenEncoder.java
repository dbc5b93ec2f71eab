// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.Words;

/**
 * Writes tokens in the form of the protocol: each by its distance from the one before it, in lines and UTF-16 code
 * units. A token on several lines is written as one for each line. Linear in the text of the tokens' lines.
 */
final class TokenEncoder implements TokenSink {
  private final DocumentText text;
  private final byte[] bytes;
  private final EncodedTokens encoded = new EncodedTokens();
  private int line;
  /** The place up to which the code units of the line have been counted. */
  private int counted;
  private int column;
  private int lastLine;
  private int lastColumn;

  /** @param from an offset at or before the first token */
  TokenEncoder(DocumentText text, int from) {
    this.text = text;
    this.bytes = text.bytes();
    this.line = text.position(from).getLine();
    this.counted = text.lineStart(line);
  }

  @Override
  public void add(int start, int end, TokenKind kind, int modifiers) {
    int from = start;
    while (from < end) {
      moveTo(from);
      int to = Math.min(end, Words.lineEnd(bytes, from));
      if (to > from) {
        write(from, to, kind, modifiers);
      }
      from = to < end ? nextLine() : end;
    }
  }

  private int nextLine() {
    return line + 1 < text.lineCount() ? text.lineStart(line + 1) : bytes.length;
  }

  private void moveTo(int offset) {
    while (line + 1 < text.lineCount() && text.lineStart(line + 1) <= offset) {
      counted = text.lineStart(++line);
      column = 0;
    }
    column += units(counted, offset);
    counted = offset;
  }

  private void write(int start, int end, TokenKind kind, int modifiers) {
    encoded.append(line - lastLine);
    encoded.append(line == lastLine ? column - lastColumn : column);
    encoded.append(units(start, end));
    encoded.append(kind.ordinal());
    encoded.append(modifiers);
    lastLine = line;
    lastColumn = column;
  }

  /** Returns the number of UTF-16 code units that the bytes encode: two for a sequence of four bytes. */
  private int units(int start, int end) {
    int units = 0;
    for (int i = start; i < end; i++) {
      int c = bytes[i] & 0xFF;
      units += c >= 0xF0 ? 2 : c >= 0xC0 || c < 0x80 ? 1 : 0;
    }
    return units;
  }

  EncodedTokens finished() {
    return encoded.finished();
  }
}
