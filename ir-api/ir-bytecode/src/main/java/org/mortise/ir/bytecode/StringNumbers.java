// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The strings of a file, in the order in which they are first written. */
final class StringNumbers {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> strings = new ArrayList<>();

  int of(String text) {
    Integer known = numbers.putIfAbsent(text, strings.size());
    if (known != null) {
      return known;
    }
    strings.add(text);
    return strings.size() - 1;
  }

  /** The lengths are written in reverse order; each string ends in a zero byte. */
  void write(ByteWriter out) {
    out.writeVarInt(strings.size());
    for (int i = strings.size() - 1; i >= 0; i--) {
      out.writeVarInt(strings.get(i).length() + 1L);
    }
    for (String text : strings) {
      out.writeText(text);
      out.writeByte(0);
    }
  }
}
