// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/**
 * The type of a memref that several paths, iterations or callers provide. Each dynamic size is at least {@link #LEAST}.
 */
record Slot(MemType type) {
  static final int LEAST = 2;

  int[] bound() {
    int[] bound = type.dims().clone();
    for (int i = 0; i < bound.length; i++) {
      bound[i] = bound[i] < 0 ? LEAST : bound[i];
    }
    return bound;
  }

  boolean accepts(Mem mem) {
    if (mem.buffer().local || !mem.type().text().equals(type.text()) || mem.bound().length != type.rank()) {
      return false;
    }
    int[] needed = bound();
    for (int i = 0; i < needed.length; i++) {
      if (mem.bound()[i] < needed[i]) {
        return false;
      }
    }
    return true;
  }

  Mem value(String name) {
    return Mem.shared(name, type, bound());
  }
}
