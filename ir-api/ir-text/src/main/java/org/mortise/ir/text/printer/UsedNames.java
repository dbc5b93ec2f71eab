// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Arrays;

/**
 * The names in use at the current position of the numbering, and the bytes of all names ever given. Names are used and
 * released like a stack: the names of a region are released at its end.
 *
 * <p>A hash table with open addressing. Since the latest name is released first, a slot can simply be emptied.
 */
final class UsedNames {
  private final ByteSink pool = new ByteSink();
  private int[] taken = new int[32];
  private int takenCount;
  private int[] slots = new int[128];

  /** Returns the mark to pass to {@link #release} to restore the current state. */
  int mark() {
    return takenCount;
  }

  /** Removes all names. */
  void clear() {
    release(0);
    pool.truncate(0);
  }

  void release(int mark) {
    while (takenCount > mark) {
      int name = taken[--takenCount];
      int slot = hash(name) & (slots.length - 1);
      while (slots[slot] != name + 1) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = 0;
    }
  }

  /** Starts a name, whose bytes are then appended to {@link #pool}. Returns its identifier. */
  int begin() {
    int name = pool.size();
    pool.appendInt(0);
    return name;
  }

  ByteSink pool() {
    return pool;
  }

  /** Ends a name and marks it as used; if it is in use already, returns false and leaves it unfinished. */
  boolean take(int name) {
    int length = pool.size() - name - 4;
    pool.set(name, (char) (length >> 24));
    pool.set(name + 1, (char) (length >> 16));
    pool.set(name + 2, (char) (length >> 8));
    pool.set(name + 3, (char) length);
    int mask = slots.length - 1;
    int slot = hash(name) & mask;
    for (; slots[slot] != 0; slot = (slot + 1) & mask) {
      if (same(slots[slot] - 1, name)) {
        return false;
      }
    }
    slots[slot] = name + 1;
    if (takenCount == taken.length) {
      taken = Arrays.copyOf(taken, 2 * takenCount);
    }
    taken[takenCount++] = name;
    if (2 * takenCount > slots.length) {
      grow();
    }
    return true;
  }

  private void grow() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int i = 0; i < takenCount; i++) {
      int slot = hash(taken[i]) & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = taken[i] + 1;
    }
  }

  private int hash(int name) {
    int hash = 0;
    int end = name + 4 + pool.intAt(name);
    for (int i = name + 4; i < end; i++) {
      hash = hash * 31 + pool.at(i);
    }
    hash *= 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  private boolean same(int a, int b) {
    int length = pool.intAt(a);
    return length == pool.intAt(b)
        && Arrays.equals(pool.array(), a + 4, a + 4 + length, pool.array(), b + 4, b + 4 + length);
  }

  void print(int name, ByteSink out) {
    out.append(pool.array(), name + 4, pool.intAt(name));
  }
}
