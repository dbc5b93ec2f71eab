// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A text to be parsed: its bytes and its name in locations. The bytes are read as Latin-1, so a column counts bytes.
 * The table of lines is built on first request, in one pass.
 *
 * <p>A {@linkplain #part part} of a text has its name, and its lines and columns are those of the whole.
 *
 * <p>Thread-safe.
 */
public final class SourceText {
  private static final int PIECE = 1 << 18;
  private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

  private final String name;
  private final byte[] bytes;
  private final int length;
  private final int firstLine;
  /** The rest of the first line before this part, and that of the last line behind it. */
  private final String before;
  private final String behind;
  private volatile int[] lineStarts;

  private SourceText(String name, byte[] terminated, int length) {
    this(name, terminated, length, 1, "", "");
  }

  private SourceText(String name, byte[] terminated, int length, int firstLine, String before, String behind) {
    this.name = name;
    this.bytes = terminated;
    this.length = length;
    this.firstLine = firstLine;
    this.before = before;
    this.behind = behind;
  }

  /** A text of these bytes, which are copied. */
  public static SourceText of(String name, byte[] bytes) {
    return of(name, bytes, 0, bytes.length);
  }

  /** A text of the bytes from {@code start} to {@code end}, which are copied. */
  public static SourceText of(String name, byte[] bytes, int start, int end) {
    byte[] terminated = new byte[end - start + 1];
    System.arraycopy(bytes, start, terminated, 0, end - start);
    return new SourceText(name, terminated, end - start);
  }

  /** A text of this string in UTF-8. */
  public static SourceText of(String name, String text) {
    return of(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The contents of a file, named as given. They are read in pieces into the final array: a channel copies each piece
   * through memory outside the heap, and an array of the whole text would not be collected soon.
   */
  public static SourceText read(Path file) throws IOException {
    return read(file.toString(), file);
  }

  /** The contents of a file, read like {@link #read(Path)}, with a name of their own. */
  public static SourceText read(String name, Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = new byte[arraySize(Files.size(file) + 1)];
      int length = 0;
      for (int count = 0; count >= 0; count = in.read(bytes, length, Math.min(bytes.length - length, PIECE))) {
        length += count;
        if (length == bytes.length) { // the size was unknown, or the file has grown
          bytes = Arrays.copyOf(bytes, arraySize(2L * length));
        }
      }
      byte[] terminated = length + 1 == bytes.length ? bytes : Arrays.copyOf(bytes, length + 1);
      return new SourceText(name, terminated, length);
    }
  }

  private static int arraySize(long size) throws IOException {
    if (size > LARGEST_ARRAY) {
      throw new IOException("the file is too large");
    }
    return (int) size;
  }

  /** The name that locations in this text have. */
  public String name() {
    return name;
  }

  /** Number of bytes. */
  public int length() {
    return length;
  }

  /** Returns the bytes, with a zero after the last one. The array is not a copy and must not be modified. */
  public byte[] terminatedBytes() {
    return bytes;
  }

  /** Returns the text from {@code start} to {@code end}. Its bytes are copied. */
  public SourceText part(int start, int end) {
    byte[] terminated = new byte[end - start + 1];
    System.arraycopy(bytes, start, terminated, 0, end - start);
    int first = line(start);
    int last = line(end);
    String left = (first == firstLine ? before : "") + substring(Math.max(0, lineStart(first)), start);
    String right = substring(end, lineEnd(last)) + (last == lastLine() ? behind : "");
    return new SourceText(name, terminated, end - start, first, left, right);
  }

  /** Returns whether this is a part of a text that does not begin at its start. */
  public boolean isContinuation() {
    return firstLine > 1 || !before.isEmpty();
  }

  /** The bytes from {@code start} to {@code end}, one char each. */
  public String substring(int start, int end) {
    return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
  }

  /** The line of the first byte, counted from 1. */
  public int firstLine() {
    return firstLine;
  }

  /** The last line, which is empty if the text ends in a new line. */
  public int lastLine() {
    return firstLine + lines().length - 1;
  }

  /** The line of an offset. Logarithmic. */
  public int line(int offset) {
    int found = Arrays.binarySearch(lines(), offset);
    return firstLine + (found >= 0 ? found : -found - 2);
  }

  /** The column of an offset, in bytes, counted from 1. */
  public int column(int offset) {
    return offset - lineStart(line(offset)) + 1;
  }

  /** Offset of the first byte of a line that exists; negative if that is before this part of a text. */
  public int lineStart(int line) {
    return lines()[line - firstLine];
  }

  /** Offset after the last byte of a line that exists, its line end and the text behind this part not counted. */
  public int lineEnd(int line) {
    int[] starts = lines();
    int next = line - firstLine + 1;
    return next < starts.length ? starts[next] - 1 : length;
  }

  /** The bytes of a line without its line end, one char each; the empty string if there is no such line. */
  public String lineText(int line) {
    if (line < firstLine || line > lastLine()) {
      return "";
    }
    String text = substring(Math.max(0, lineStart(line)), lineEnd(line));
    return (line == firstLine ? before : "") + text + (line == lastLine() ? behind : "");
  }

  private int[] lines() {
    int[] known = lineStarts;
    if (known == null) {
      known = findLines();
      lineStarts = known;
    }
    return known;
  }

  private int[] findLines() {
    int[] starts = new int[Math.max(16, length / 32)];
    starts[0] = -before.length();
    int count = 1;
    for (int i = 0; i < length; i++) {
      if (bytes[i] == '\n') {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  @Override
  public String toString() {
    return name;
  }
}
