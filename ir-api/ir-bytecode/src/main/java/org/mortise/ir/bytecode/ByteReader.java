// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.mortise.ir.ParseError;

/** A position in the bytes of a file, and the end of the readable part. */
final class ByteReader {
  final byte[] bytes;
  int at;
  int end;
  private final Function<String, ParseError> errors;

  /** @param errors creates the error with a message */
  ByteReader(byte[] bytes, int start, int end, Function<String, ParseError> errors) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
    this.errors = errors;
  }

  /** Returns a reader of another part of the file. */
  ByteReader part(int start, int partEnd) {
    return new ByteReader(bytes, start, partEnd, errors);
  }

  ParseError error(String message) {
    return errors.apply(message);
  }

  int remaining() {
    return end - at;
  }

  boolean isAtEnd() {
    return at == end;
  }

  int readByte() {
    if (at >= end) {
      throw error("attempting to parse a byte at the end of the bytecode");
    }
    return bytes[at++] & 0xFF;
  }

  /** Skips bytes and returns the position of the first skipped byte. */
  int skip(long count) {
    if (count < 0 || count > remaining()) {
      throw error("attempting to parse " + Long.toUnsignedString(count) + " bytes when only " + remaining()
          + " remain");
    }
    int start = at;
    at += (int) count;
    return start;
  }

  /** Reads an unsigned number: the trailing zero bits of the first byte give the number of bytes that follow it. */
  long readVarInt() {
    int first = readByte();
    return (first & 1) != 0 ? first >> 1 : readLong(first);
  }

  private long readLong(int first) {
    int more = first == 0 ? Long.BYTES : Integer.numberOfTrailingZeros(first);
    int from = skip(more);
    long value = 0;
    for (int i = more - 1; i >= 0; i--) {
      value = value << Byte.SIZE | bytes[from + i] & 0xFF;
    }
    return first == 0 ? value : (value << Byte.SIZE | first) >>> (more + 1);
  }

  long readSignedVarInt() {
    long zigzag = readVarInt();
    return zigzag >>> 1 ^ -(zigzag & 1);
  }

  /** Reads the number of elements that take at least one byte each. */
  int readCount() {
    return checkedCount(readVarInt());
  }

  /** Returns the number of elements that take at least one byte each. */
  int checkedCount(long count) {
    if (count < 0 || count > remaining()) {
      throw error("expected " + Long.toUnsignedString(count) + " elements when only " + remaining()
          + " bytes remain");
    }
    return (int) count;
  }

  /** Reads an index below {@code limit}. */
  int readIndex(int limit, String kind) {
    return checkedIndex(readVarInt(), limit, kind);
  }

  int checkedIndex(long index, int limit, String kind) {
    if (index < 0 || index >= limit) {
      throw error("invalid " + kind + " index: " + Long.toUnsignedString(index));
    }
    return (int) index;
  }

  /** Reads a string that ends in a zero byte. */
  String readTerminatedString() {
    int start = at;
    while (at < end && bytes[at] != 0) {
      at++;
    }
    if (at == end) {
      throw error("malformed null-terminated string, no null character found");
    }
    return text(start, at++);
  }

  String text(int start, int textEnd) {
    return new String(bytes, start, textEnd - start, StandardCharsets.ISO_8859_1);
  }

  /** Skips padding up to a multiple of {@code alignment} bytes from the start of the file. */
  void align(long alignment) {
    if (alignment <= 0 || Long.bitCount(alignment) != 1) {
      throw error("expected alignment to be a power-of-two");
    }
    while ((at & (alignment - 1)) != 0) {
      if (readByte() != (Format.PADDING & 0xFF)) {
        throw error("expected alignment byte (0xCB), but got: '0x" + Integer.toHexString(bytes[at - 1] & 0xFF) + "'");
      }
    }
  }

  /** Reads the head of a section and returns a reader of its contents; this reader continues after the section. */
  ByteReader readSection(int expectedId) {
    int head = readByte();
    int id = head & ~Format.ALIGNED;
    if (id != expectedId) {
      throw error("expected section: " + Format.section(expectedId) + ", but got number " + id);
    }
    return readSectionBody(head);
  }

  ByteReader readSectionBody(int head) {
    long length = readVarInt();
    if ((head & Format.ALIGNED) != 0) {
      align(readVarInt());
    }
    int start = skip(length);
    return part(start, at);
  }
}
