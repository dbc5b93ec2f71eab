// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A text that is kept compressed, at about a fifth of its size. A short text is not compressed, because setting up a
 * compressor takes longer than the recorded passes.
 */
final class PackedText {
  private static final int PIECE = 8192;
  private static final int SHORT = 1024;

  private final byte[] packed;
  private final int length;

  private PackedText(byte[] packed, int length) {
    this.packed = packed;
    this.length = length;
  }

  /** @param text the text, which must not change afterwards */
  static PackedText of(byte[] text) {
    if (text.length <= SHORT) {
      return new PackedText(text, text.length);
    }
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      deflater.setInput(text);
      deflater.finish();
      byte[] packed = new byte[Math.max(64, text.length / 4)];
      int size = 0;
      while (!deflater.finished()) {
        if (size == packed.length) {
          packed = Arrays.copyOf(packed, size + Math.max(size, PIECE));
        }
        size += deflater.deflate(packed, size, packed.length - size);
      }
      return new PackedText(Arrays.copyOf(packed, size), text.length);
    } finally {
      deflater.end();
    }
  }

  /** Returns the text, which must not be modified. */
  byte[] bytes() {
    if (length <= SHORT) {
      return packed;
    }
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      byte[] text = new byte[length];
      int size = 0;
      while (size < length) {
        size += inflater.inflate(text, size, length - size);
      }
      return text;
    } catch (DataFormatException impossible) {
      throw new IllegalStateException(impossible); // the data was compressed by this class
    } finally {
      inflater.end();
    }
  }

  String text() {
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  /** Returns the lines of a text, whose lines end in a line feed and nothing else. */
  static List<String> lines(byte[] text) {
    return text.length == 0 ? List.of() : Arrays.asList(new String(text, StandardCharsets.UTF_8).split("\n", -1));
  }
}
