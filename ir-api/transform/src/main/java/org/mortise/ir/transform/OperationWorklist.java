// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * A stack of operations in which each is at most once. All methods are O(1) on average but {@link #reverse}. A hash
 * table with linear probing leads from operations to their places.
 */
final class OperationWorklist {
  private static final int INITIAL = 64;

  private Operation[] list = new Operation[INITIAL];
  private int size;
  private int live;
  private int[] table = new int[INITIAL * 2];

  boolean isEmpty() {
    return live == 0;
  }

  /** Puts {@code op} on top, unless it is in the list. Returns whether it was not. */
  boolean push(Operation op) {
    int slot = slotOf(op);
    if (table[slot] != 0) {
      return false;
    }
    if (size == list.length) {
      grow();
      slot = slotOf(op);
    }
    list[size++] = op;
    table[slot] = size;
    live++;
    return true;
  }

  /** Takes the operation on top; null if there is none. */
  @Nullable Operation pop() {
    while (size > 0) {
      Operation op = list[--size];
      if (op != null) {
        free(op, size + 1);
        list[size] = null;
        live--;
        return op;
      }
    }
    return null;
  }

  void remove(Operation op) {
    int slot = slotOf(op);
    int place = table[slot];
    if (place != 0) {
      free(op, place);
      list[place - 1] = null;
      live--;
    }
  }

  void clear() {
    if (live > 0) {
      Arrays.fill(list, 0, size, null);
      Arrays.fill(table, 0);
    }
    size = 0;
    live = 0;
  }

  /** Turns the stack over. */
  void reverse() {
    for (int i = 0, k = size - 1; i < k; i++, k--) {
      Operation op = list[i];
      list[i] = list[k];
      list[k] = op;
    }
    rehash(table.length);
  }

  private void grow() {
    // Holes of removed operations are closed first; the table always has at least twice as many slots as the list.
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (list[i] != null) {
        list[kept++] = list[i];
      }
    }
    Arrays.fill(list, kept, size, null);
    size = kept;
    if (kept > list.length / 2) {
      list = Arrays.copyOf(list, list.length * 2);
    }
    rehash(list.length * 2);
  }

  private void rehash(int capacity) {
    table = new int[capacity];
    for (int i = 0; i < size; i++) {
      if (list[i] != null) {
        table[slotOf(list[i])] = i + 1;
      }
    }
  }

  /** The slot that has {@code op}, or the free one where it would be. */
  private int slotOf(Operation op) {
    int mask = table.length - 1;
    int slot = home(op, mask);
    while (table[slot] != 0 && list[table[slot] - 1] != op) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static int home(Operation op, int mask) {
    int hash = System.identityHashCode(op) * 0x9E3779B9;
    return (hash ^ (hash >>> 16)) & mask;
  }

  /** Frees the slot of {@code op} and moves those that were displaced by it. */
  private void free(Operation op, int place) {
    int mask = table.length - 1;
    int hole = home(op, mask);
    while (table[hole] != place) {
      hole = (hole + 1) & mask;
    }
    int slot = hole;
    while (true) {
      slot = (slot + 1) & mask;
      if (table[slot] == 0) {
        break;
      }
      int wanted = home(list[table[slot] - 1], mask);
      if (((slot - wanted) & mask) >= ((slot - hole) & mask)) {
        table[hole] = table[slot];
        hole = slot;
      }
    }
    table[hole] = 0;
  }
}
