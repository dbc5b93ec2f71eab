// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

/** The strings of a file, created on demand. */
final class StringTable {
  private final ByteReader in;
  private final int[] starts;
  private final String[] strings;

  StringTable(ByteReader in) {
    this.in = in;
    int count = in.readCount();
    this.starts = new int[count + 1];
    this.strings = new String[count];
    starts[count] = in.end;
    for (int i = count - 1; i >= 0; i--) { // the lengths stand in reverse order
      long length = in.readVarInt();
      if (length <= 0 || length > starts[i + 1] - in.at) {
        throw in.error("string size exceeds the available data size");
      }
      starts[i] = starts[i + 1] - (int) length;
    }
    if (starts[0] != in.at) {
      throw in.error("unexpected trailing data between the offsets for strings and their data");
    }
  }

  int size() {
    return strings.length;
  }

  String get(int index) {
    String known = strings[index];
    if (known == null) {
      known = in.text(starts[index], starts[index + 1] - 1); // without the zero at its end
      strings[index] = known;
    }
    return known;
  }

  /** Reads the index of a string and returns the string. */
  String read(ByteReader from) {
    return get(from.readIndex(strings.length, "string"));
  }

  String checked(ByteReader from, long index) {
    return get(from.checkedIndex(index, strings.length, "string"));
  }
}
