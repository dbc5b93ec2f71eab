// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;

/** A growable byte buffer. */
final class ByteWriter {
  private static final int BITS_OF_BYTE = 7;

  byte[] bytes = new byte[64];
  int size;

  void writeByte(int value) {
    reserve(1);
    bytes[size++] = (byte) value;
  }

  void writeBytes(byte[] source, int start, int length) {
    reserve(length);
    System.arraycopy(source, start, bytes, size, length);
    size += length;
  }

  void writeText(String text) {
    reserve(text.length());
    for (int i = 0; i < text.length(); i++) {
      bytes[size++] = (byte) text.charAt(i);
    }
  }

  /** Writes an unsigned number: the zeros at the end of the first byte are the number of bytes that follow it. */
  void writeVarInt(long value) {
    if (value >>> BITS_OF_BYTE == 0) {
      writeByte((int) value << 1 | 1);
      return;
    }
    int length = length(value);
    reserve(length);
    if (length > Long.BYTES) {
      bytes[size++] = 0;
      writeLittleEndian(value, Long.BYTES);
      return;
    }
    writeLittleEndian((value << 1 | 1) << (length - 1), length);
  }

  private void writeLittleEndian(long value, int length) {
    for (int i = 0; i < length; i++) {
      bytes[size++] = (byte) (value >>> (i * Byte.SIZE));
    }
  }

  /** Returns the number of bytes of an unsigned number. */
  static int length(long value) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(value | 1);
    int length = (bits + BITS_OF_BYTE - 1) / BITS_OF_BYTE;
    return length > Long.BYTES ? Long.BYTES + 1 : length;
  }

  void writeSignedVarInt(long value) {
    writeVarInt(value << 1 ^ value >> (Long.SIZE - 1));
  }

  void writeFlagged(long value, boolean flag) {
    writeVarInt(value << 1 | (flag ? 1 : 0));
  }

  void align(long alignment, long before) {
    while ((before + size & (alignment - 1)) != 0) {
      writeByte(Format.PADDING);
    }
  }

  private void reserve(int count) {
    if (size + count > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size + count, 2 * bytes.length));
    }
  }
}
