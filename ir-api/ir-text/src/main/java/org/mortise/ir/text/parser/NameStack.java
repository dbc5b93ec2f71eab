// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;

/** Names in the order in which they were bound, so that a scope can be left. */
final class NameStack {
  private Name[] names = new Name[64];
  private int size;

  void push(Name name) {
    if (size == names.length) {
      names = Arrays.copyOf(names, size * 2);
    }
    names[size++] = name;
  }

  int size() {
    return size;
  }

  Name get(int index) {
    return names[index];
  }

  Name pop() {
    Name name = names[--size];
    names[size] = null;
    return name;
  }
}
