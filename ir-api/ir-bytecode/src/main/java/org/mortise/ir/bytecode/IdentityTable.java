// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

/** Numbers of objects, which are compared by identity. Open addressing; no entry is removed. */
final class IdentityTable {
  private Object[] keys = new Object[64];
  private int[] numbers = new int[64];
  private int size;

  void put(Object key, int number) {
    if (2 * ++size > keys.length) {
      grow();
    }
    insert(key, number);
  }

  private void insert(Object key, int number) {
    int i = slot(key);
    keys[i] = key;
    numbers[i] = number;
  }

  /** Returns the number of an object, or -1. */
  int get(Object key) {
    int i = slot(key);
    return keys[i] == null ? -1 : numbers[i];
  }

  private int slot(Object key) {
    int mask = keys.length - 1;
    int i = System.identityHashCode(key) & mask;
    while (keys[i] != null && keys[i] != key) {
      i = i + 1 & mask;
    }
    return i;
  }

  private void grow() {
    Object[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new Object[2 * oldKeys.length];
    numbers = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != null) {
        insert(oldKeys[i], oldNumbers[i]);
      }
    }
  }
}
