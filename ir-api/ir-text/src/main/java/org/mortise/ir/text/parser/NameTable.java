// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.nio.charset.StandardCharsets;

/** The {@link Name}s of one text, by their bytes. Open addressing; a look-up is expected O(length of the word). */
final class NameTable {
  private Name[] slots = new Name[256];
  private int size;

  /** The name that stands in {@code bytes} from {@code start} to {@code end}. */
  Name of(byte[] bytes, int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      hash = hash * 31 + (bytes[i] & 255);
    }
    int mask = slots.length - 1;
    int at = spread(hash) & mask;
    for (Name name = slots[at]; name != null; name = slots[at]) {
      if (name.hash == hash && matches(name.text, bytes, start, end)) {
        return name;
      }
      at = (at + 1) & mask;
    }
    return add(new Name(new String(bytes, start, end - start, StandardCharsets.ISO_8859_1), hash), at);
  }

  /** The name of this text. */
  Name of(String text) {
    int hash = text.hashCode();
    int mask = slots.length - 1;
    int at = spread(hash) & mask;
    for (Name name = slots[at]; name != null; name = slots[at]) {
      if (name.hash == hash && name.text.equals(text)) {
        return name;
      }
      at = (at + 1) & mask;
    }
    return add(new Name(text, hash), at);
  }

  private static boolean matches(String text, byte[] bytes, int start, int end) {
    int length = end - start;
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != (bytes[start + i] & 255)) {
        return false;
      }
    }
    return true;
  }

  private Name add(Name name, int at) {
    slots[at] = name;
    if (++size * 2 > slots.length) {
      grow();
    }
    return name;
  }

  private void grow() {
    Name[] old = slots;
    slots = new Name[old.length * 2];
    int mask = slots.length - 1;
    for (Name name : old) {
      if (name == null) {
        continue;
      }
      int at = spread(name.hash) & mask;
      while (slots[at] != null) {
        at = (at + 1) & mask;
      }
      slots[at] = name;
    }
  }

  private static int spread(int hash) {
    int h = hash * 0x9E3779B9;
    return h ^ (h >>> 15);
  }
}
