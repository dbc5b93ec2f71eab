// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * A version of a document. Immutable. Editors count UTF-16 code units from the start of a line, which ends with LF, CR
 * or CRLF; all other code in this bundle counts UTF-8 bytes of the whole text. Creation is linear in the text; {@link
 * #replace} encodes only the changed part. A conversion is logarithmic in the lines, linear in the line.
 */
public final class DocumentText {
  private final String text;
  private final byte[] bytes;
  private final boolean isAscii;
  /** Index of the first char, and offset of the first byte, of each line. */
  private final int[] lineChars;
  private final int[] lineBytes;

  public DocumentText(String text) {
    this.text = text;
    this.bytes = text.getBytes(StandardCharsets.UTF_8);
    this.isAscii = isAscii(text, bytes);
    this.lineChars = isAscii ? LineStarts.of(bytes) : LineStarts.of(text);
    int count = lineChars.length;
    this.lineBytes = bytes.length == text.length() ? lineChars : new int[count];
    if (lineBytes != lineChars) {
      countBytes(0, 0, count);
    }
  }

  /** The text {@code base} with the chars from {@code start} to {@code end} replaced. */
  private DocumentText(DocumentText base, int start, int end, String replacement) {
    int byteStart = base.offsetOfChar(start);
    int byteEnd = base.offsetOfChar(end);
    byte[] inserted = replacement.getBytes(StandardCharsets.UTF_8);
    this.bytes = new byte[base.bytes.length - (byteEnd - byteStart) + inserted.length];
    System.arraycopy(base.bytes, 0, bytes, 0, byteStart);
    System.arraycopy(inserted, 0, bytes, byteStart, inserted.length);
    System.arraycopy(base.bytes, byteEnd, bytes, byteStart + inserted.length, base.bytes.length - byteEnd);
    this.isAscii = base.isAscii && isAscii(replacement, inserted);
    this.text = isAscii
        ? new String(bytes, StandardCharsets.ISO_8859_1) // one copy instead of two
        : new StringBuilder(base.text.length() - (end - start) + replacement.length())
            .append(base.text, 0, start).append(replacement).append(base.text, end, base.text.length()).toString();

    // A line may begin because of the last char before the change, or of the first char after it.
    int kept = base.lineOfChar(Math.max(0, start - 1)) + 1;
    int firstMoved = base.lineOfChar(end) + 1;
    int newEnd = start + replacement.length();
    int[] middle = new int[newEnd - Math.max(0, start - 1)];
    int found = 0;
    for (int i = Math.max(0, start - 1); i < newEnd; i++) {
      if (endsLine(i)) {
        middle[found++] = i + 1;
      }
    }
    int moved = base.lineChars.length - firstMoved;
    this.lineChars = Arrays.copyOf(base.lineChars, kept + found + moved);
    System.arraycopy(middle, 0, lineChars, kept, found);
    copyMoved(base.lineChars, firstMoved, lineChars, newEnd - end);
    if (bytes.length == text.length()) {
      this.lineBytes = lineChars;
      return;
    }
    this.lineBytes = Arrays.copyOf(base.lineBytes, lineChars.length);
    countBytes(kept - 1, lineBytes[kept - 1], kept + found);
    copyMoved(base.lineBytes, firstMoved, lineBytes, bytes.length - base.bytes.length);
  }

  /** Returns whether each byte is a char. A lone surrogate is encoded as one byte, but is not ASCII. */
  private static boolean isAscii(String text, byte[] encoded) {
    return encoded.length == text.length() && new String(encoded, StandardCharsets.ISO_8859_1).equals(text);
  }

  /** Copies the last rows to the end of the other table. */
  private static void copyMoved(int[] from, int first, int[] to, int delta) {
    int shift = to.length - from.length;
    for (int row = first; row < from.length; row++) {
      to[row + shift] = from[row] + delta;
    }
  }

  /** Computes the byte offsets of the lines after {@code line}, up to the line {@code end}. */
  private void countBytes(int line, int start, int end) {
    int offset = start;
    for (int next = line + 1; next < end; next++) {
      for (int i = lineChars[next - 1]; i < lineChars[next]; i++) {
        offset += byteCount(i);
      }
      lineBytes[next] = offset;
    }
  }

  private char charAt(int i) {
    return isAscii ? (char) bytes[i] : text.charAt(i); // an array is faster
  }

  /** Returns whether the char at {@code i} is the last char of a line end. */
  private boolean endsLine(int i) {
    char c = charAt(i);
    return c == '\n' || c == '\r' && (i + 1 == text.length() || charAt(i + 1) != '\n');
  }

  /** Returns the number of bytes of a char; the bytes of a surrogate pair are counted at its first char. */
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

  /** Returns a line, counted from 0, without its end. */
  public String line(int line) {
    return text.substring(lineChars[line], lineEnd(line));
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
    if (splitsPair(start, end, replacement)) {
      return new DocumentText(text.substring(0, start) + replacement + text.substring(end));
    }
    return new DocumentText(this, start, end, replacement);
  }

  /** Returns whether the edit would split or join a surrogate pair, which changes the bytes of unedited chars. */
  private boolean splitsPair(int start, int end, String replacement) {
    return start > 0 && Character.isSurrogate(text.charAt(start - 1))
        || end < text.length() && Character.isSurrogate(text.charAt(end))
        || !replacement.isEmpty() && (Character.isLowSurrogate(replacement.charAt(0))
            || Character.isHighSurrogate(replacement.charAt(replacement.length() - 1)));
  }

  private int lineOfChar(int index) {
    int found = Arrays.binarySearch(lineChars, index);
    return found >= 0 ? found : -found - 2;
  }

  private int offsetOfChar(int index) {
    if (bytes.length == text.length()) {
      return index;
    }
    int line = lineOfChar(index);
    int offset = lineBytes[line];
    for (int i = lineChars[line]; i < index; i++) {
      offset += byteCount(i);
    }
    return offset;
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

  /** Returns the index after the last char of a line, without its line end. */
  private int lineEnd(int line) {
    int end = line + 1 < lineChars.length ? lineChars[line + 1] : text.length();
    while (end > lineChars[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /** Returns the byte offset of a position. */
  public int offset(Position position) {
    return offsetOfChar(charIndex(position));
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
