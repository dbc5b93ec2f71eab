// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * A version of a document. Immutable. Editors count in UTF-16 code units from the start of a line, which ends with LF,
 * CR or CRLF; everything else in this bundle counts bytes of the whole text in UTF-8. Creation is linear in the text; a
 * conversion is logarithmic in the lines and linear in the line.
 */
public final class DocumentText {
  private final String text;
  private final byte[] bytes;
  /** Index of the first char, and offset of the first byte, of each line. */
  private final int[] lineChars;
  private final int[] lineBytes;

  public DocumentText(String text) {
    this.text = text;
    this.bytes = text.getBytes(StandardCharsets.UTF_8);
    int[] chars = new int[Math.max(16, text.length() / 24)];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      if (!endsLine(i)) {
        continue;
      }
      if (count == chars.length) {
        chars = Arrays.copyOf(chars, count * 2);
      }
      chars[count++] = i + 1;
    }
    this.lineChars = Arrays.copyOf(chars, count);
    this.lineBytes = bytes.length == text.length() ? lineChars : new int[count];
    if (lineBytes != lineChars) {
      countBytes();
    }
  }

  private void countBytes() {
    int offset = 0;
    for (int line = 1; line < lineChars.length; line++) {
      for (int i = lineChars[line - 1]; i < lineChars[line]; i++) {
        offset += byteCount(i);
      }
      lineBytes[line] = offset;
    }
  }

  /** Returns whether the char at {@code i} is the last one of a line's end. */
  private boolean endsLine(int i) {
    char c = text.charAt(i);
    return c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
  }

  /** The bytes that belong to one char: those of a surrogate pair are counted at its first char. */
  private int byteCount(int i) {
    char c = text.charAt(i);
    if (c < 0x80) {
      return 1;
    }
    if (c < 0x800) {
      return 2;
    }
    if (!Character.isSurrogate(c)) {
      return 3;
    }
    if (Character.isHighSurrogate(c)) {
      return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1)) ? 4 : 1;
    }
    return i > 0 && Character.isHighSurrogate(text.charAt(i - 1)) ? 0 : 1; // unpaired: encoded as a question mark
  }

  /** Returns the whole text. */
  public String text() {
    return text;
  }

  /** Returns the text in UTF-8. The array is not a copy and must not be modified. */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns the number of lines; a text that ends with a line end has an empty last line. */
  public int lineCount() {
    return lineChars.length;
  }

  /** Returns the offset of the first byte of a line, counted from 0. */
  public int lineStart(int line) {
    return lineBytes[line];
  }

  /**
   * Returns this text with the part in {@code range} replaced. Positions after the end of a line or of the text denote
   * that end, as the protocol demands.
   */
  public DocumentText replace(Range range, String replacement) {
    int one = charIndex(range.getStart());
    int other = charIndex(range.getEnd());
    int start = Math.min(one, other);
    int end = Math.max(one, other);
    return new DocumentText(
        new StringBuilder(text.length() - (end - start) + replacement.length())
            .append(text, 0, start).append(replacement).append(text, end, text.length()).toString());
  }

  private int charIndex(Position position) {
    if (position.getLine() < 0) {
      return 0;
    }
    if (position.getLine() >= lineChars.length) {
      return text.length();
    }
    int start = lineChars[position.getLine()];
    int length = lineEnd(position.getLine()) - start;
    return start + Math.max(0, Math.min(position.getCharacter(), length));
  }

  /** Index of the char after the last one of a line, its line end not counted. */
  private int lineEnd(int line) {
    int end = line + 1 < lineChars.length ? lineChars[line + 1] : text.length();
    while (end > lineChars[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /** Returns the byte offset of a position. */
  public int offset(Position position) {
    int index = charIndex(position);
    if (lineBytes == lineChars) {
      return index;
    }
    int line = Math.max(0, Math.min(position.getLine(), lineChars.length - 1));
    int offset = lineBytes[line];
    for (int i = lineChars[line]; i < index; i++) {
      offset += byteCount(i);
    }
    return offset;
  }

  /** Returns the position of a byte; of the end of the text for an offset after it. */
  public Position position(int offset) {
    int found = Arrays.binarySearch(lineBytes, Math.max(0, offset));
    int line = found >= 0 ? found : -found - 2;
    if (lineBytes == lineChars) {
      return new Position(line, Math.min(offset, text.length()) - lineChars[line]);
    }
    int index = lineChars[line];
    for (int at = lineBytes[line]; at < offset && index < text.length(); index++) {
      at += byteCount(index);
    }
    if (index < text.length() && byteCount(index) == 0) {
      index++; // after both chars of a pair
    }
    return new Position(line, index - lineChars[line]);
  }

  /** Returns the range of the bytes from {@code start} to {@code end}. */
  public Range range(int start, int end) {
    return new Range(position(start), position(end));
  }
}
