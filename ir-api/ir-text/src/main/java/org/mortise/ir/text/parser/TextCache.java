// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects of recurring texts such as {@code memref<4x?xf32>}, by their bytes in the current source text. Stores
 * offsets, no copies. Open addressing; a lookup is linear in the length of the text.
 */
final class TextCache<T> {
  /** Longer texts are not cached: they hardly recur, and the search for their end would cost more than linear time. */
  private static final int MAX_LENGTH = 4096;

  private final byte[] bytes;
  private int[] starts = new int[64];
  private int[] lengths = new int[64];
  private int[] hashes = new int[64];
  private Object[] values = new Object[64];
  private int size;
  private int scannedHash;

  TextCache(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Returns the end of a text with a {@code <} at {@code open}: the offset after the matching {@code >}; -1 if it is
   * too far away or the brackets do not match. Stores the hash of the scanned text for the next call of {@link #get} or
   * {@link #put}.
   */
  int scan(int start, int open) {
    int hash = 0;
    for (int i = start; i < open; i++) {
      hash = hash * 31 + bytes[i];
    }
    int depth = 0;
    int limit = Math.min(bytes.length - 1, start + MAX_LENGTH);
    for (int i = open; i < limit; i++) {
      byte c = bytes[i];
      hash = hash * 31 + c;
      if (c == '<') {
        depth++;
      } else if (c == '>' && bytes[i - 1] != '-') {
        if (--depth == 0) {
          scannedHash = spread(hash);
          return i + 1;
        }
      } else if (c == '"' || c == '\n' || (c == '/' && bytes[i + 1] == '/')) {
        return -1; // strings may hold brackets, lines may hold comments: not worth caching
      }
    }
    return -1;
  }

  /** Returns the object of the text from {@code start} to {@code end}, or null. */
  @SuppressWarnings("unchecked")
  @Nullable T get(int start, int end) {
    int mask = values.length - 1;
    int length = end - start;
    for (int at = scannedHash & mask; values[at] != null; at = (at + 1) & mask) {
      if (hashes[at] == scannedHash && lengths[at] == length && sameBytes(starts[at], start, length)) {
        return (T) values[at];
      }
    }
    return null;
  }

  private boolean sameBytes(int one, int other, int length) {
    return Arrays.equals(bytes, one, one + length, bytes, other, other + length);
  }

  /** Returns the hash of the last scanned text, for {@link #put} after other texts have been scanned. */
  int scannedHash() {
    return scannedHash;
  }

  void put(int start, int end, int hash, T value) {
    if (++size * 2 > values.length) {
      grow();
    }
    insert(start, end - start, hash, value);
  }

  private void insert(int start, int length, int hash, Object value) {
    int mask = values.length - 1;
    int at = hash & mask;
    while (values[at] != null) {
      at = (at + 1) & mask;
    }
    starts[at] = start;
    lengths[at] = length;
    hashes[at] = hash;
    values[at] = value;
  }

  private void grow() {
    int[] oldStarts = starts;
    int[] oldLengths = lengths;
    int[] oldHashes = hashes;
    Object[] oldValues = values;
    int capacity = values.length * 2;
    starts = new int[capacity];
    lengths = new int[capacity];
    hashes = new int[capacity];
    values = new Object[capacity];
    for (int i = 0; i < oldValues.length; i++) {
      if (oldValues[i] != null) {
        insert(oldStarts[i], oldLengths[i], oldHashes[i], oldValues[i]);
      }
    }
  }

  private static int spread(int hash) {
    int h = hash * 0x9E3779B9;
    return h ^ (h >>> 15);
  }
}
