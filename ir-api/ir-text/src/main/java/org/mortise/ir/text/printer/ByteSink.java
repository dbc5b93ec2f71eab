// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing array of bytes that text is appended to. Chars are cut to their low byte: strings are byte strings. */
class ByteSink {
  private static final int INITIAL = 256;
  private static final byte[] SPACES = new byte[64];

  static {
    Arrays.fill(SPACES, (byte) ' ');
  }

  private byte[] bytes = new byte[INITIAL];
  private int size;

  final int size() {
    return size;
  }

  final byte at(int index) {
    return bytes[index];
  }

  final byte[] array() {
    return bytes;
  }

  /** Forgets all after {@code newSize}. */
  final void truncate(int newSize) {
    size = newSize;
  }

  private void reserve(int more) {
    int needed = size + more;
    if (needed > bytes.length || needed < 0) {
      bytes = Arrays.copyOf(bytes,
          (int) Math.min(Integer.MAX_VALUE - 16, Math.max(2L * bytes.length, size + (long) more)));
    }
  }

  void append(char c) {
    if (size == bytes.length) {
      reserve(1);
    }
    bytes[size++] = (byte) c;
  }

  @SuppressWarnings("deprecation") // the only way to copy the low bytes of a string without a temporary array
  void append(String text) {
    int length = text.length();
    reserve(length);
    text.getBytes(0, length, bytes, size);
    size += length;
  }

  void append(byte[] text) {
    append(text, 0, text.length);
  }

  void append(byte[] text, int from, int length) {
    reserve(length);
    System.arraycopy(text, from, bytes, size, length);
    size += length;
  }

  void append(long value) {
    if (value >= 0 && value <= Integer.MAX_VALUE) {
      appendSmall((int) value);
    } else {
      append(Long.toString(value));
    }
  }

  private void appendSmall(int value) {
    reserve(10);
    if (value < 10) {
      bytes[size++] = (byte) ('0' + value);
      return;
    }
    int digits = 2;
    for (int rest = value / 100; rest > 0; rest /= 10) {
      digits++;
    }
    int rest = value;
    for (int i = size + digits - 1; i >= size; i--) {
      int quotient = rest / 10;
      bytes[i] = (byte) ('0' + (rest - quotient * 10));
      rest = quotient;
    }
    size += digits;
  }

  void appendSpaces(int count) {
    for (int left = count; left > 0; left -= SPACES.length) {
      append(SPACES, 0, Math.min(left, SPACES.length));
    }
  }

  final void set(int at, char c) {
    bytes[at] = (byte) c;
  }

  final void appendInt(int value) {
    reserve(4);
    bytes[size++] = (byte) (value >> 24);
    bytes[size++] = (byte) (value >> 16);
    bytes[size++] = (byte) (value >> 8);
    bytes[size++] = (byte) value;
  }

  final int intAt(int index) {
    return bytes[index] << 24 | (bytes[index + 1] & 0xFF) << 16 | (bytes[index + 2] & 0xFF) << 8
        | (bytes[index + 3] & 0xFF);
  }

  final void drainTo(OutputStream out) throws IOException {
    out.write(bytes, 0, size);
    size = 0;
  }

  final byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public final String toString() {
    return new String(bytes, 0, size, StandardCharsets.ISO_8859_1);
  }
}
