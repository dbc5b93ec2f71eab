// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;

/** The inherent attributes of operations in written form. Equal ones are written once. */
final class PropertyNumbers {
  private final ByteWriter data = new ByteWriter();
  private int[] starts = new int[16];
  private int[] lengths = new int[16];
  /** For each slot of the hash table the number of the entry, plus one. */
  private int[] slots = new int[64];
  private int count;

  /** Returns the number of the entry with these bytes. */
  int of(ByteWriter entry) {
    int mask = slots.length - 1;
    int i = hash(entry.bytes, 0, entry.size) & mask;
    while (slots[i] != 0) {
      int known = slots[i] - 1;
      if (Arrays.equals(data.bytes, starts[known], starts[known] + lengths[known], entry.bytes, 0, entry.size)) {
        return known;
      }
      i = i + 1 & mask;
    }
    return add(entry, i);
  }

  private int add(ByteWriter entry, int slot) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
      lengths = Arrays.copyOf(lengths, 2 * count);
    }
    data.writeVarInt(entry.size);
    starts[count] = data.size;
    lengths[count] = entry.size;
    data.writeBytes(entry.bytes, 0, entry.size);
    slots[slot] = ++count;
    if (2 * count > slots.length) {
      grow();
    }
    return count - 1;
  }

  private void grow() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int entry = 0; entry < count; entry++) {
      int i = hash(data.bytes, starts[entry], lengths[entry]) & mask;
      while (slots[i] != 0) {
        i = i + 1 & mask;
      }
      slots[i] = entry + 1;
    }
  }

  private static int hash(byte[] bytes, int start, int length) {
    int hash = length;
    for (int i = start; i < start + length; i++) {
      hash = hash * 31 + bytes[i];
    }
    hash *= 0x9E3779B9;
    return hash ^ hash >>> 15;
  }

  void write(ByteWriter out) {
    out.writeVarInt(count);
    out.writeBytes(data.bytes, 0, data.size);
  }
}
