// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import java.util.Arrays;
import org.mortise.ir.Operation;
import org.mortise.ir.transform.OperationEquivalence;

/**
 * A scoped hash table of operations by their computation. Entries are removed in reverse order of insertion; a newer
 * entry shadows an older one with the same computation.
 */
final class KnownOperations {
  private static final int INITIAL = 32;
  private static final int NONE = -1;

  private int[] heads = filled(INITIAL * 2);
  private Operation[] operations = new Operation[INITIAL];
  private int[] hashes = new int[INITIAL];
  private int[] nexts = new int[INITIAL];
  private int[] stamps = new int[INITIAL];
  private int size;

  /** Begins a scope and returns a mark for {@link #leave}. */
  int enter() {
    return size;
  }

  /** Removes all entries that were added since {@code mark}. */
  void leave(int mark) {
    while (size > mark) {
      size--;
      heads[hashes[size] & (heads.length - 1)] = nexts[size];
      operations[size] = null;
    }
  }

  /** Returns the newest entry with the computation of {@code op}, or -1. */
  int find(Operation op, int hash) {
    int entry = heads[hash & (heads.length - 1)];
    while (entry != NONE && !(hashes[entry] == hash && isSame(operations[entry], op))) {
      entry = nexts[entry];
    }
    return entry;
  }

  private static boolean isSame(Operation known, Operation op) {
    return known == op || OperationEquivalence.areEquivalent(known, op);
  }

  Operation operation(int entry) {
    return operations[entry];
  }

  int stamp(int entry) {
    return stamps[entry];
  }

  /** Adds an operation with a stamp that only the caller interprets. */
  void add(Operation op, int hash, int stamp) {
    if (size == operations.length) {
      grow();
    }
    int bucket = hash & (heads.length - 1);
    operations[size] = op;
    hashes[size] = hash;
    stamps[size] = stamp;
    nexts[size] = heads[bucket];
    heads[bucket] = size++;
  }

  static int hash(Operation op) {
    int hash = OperationEquivalence.hash(op) * 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  private void grow() {
    int capacity = size * 2;
    operations = Arrays.copyOf(operations, capacity);
    hashes = Arrays.copyOf(hashes, capacity);
    nexts = Arrays.copyOf(nexts, capacity);
    stamps = Arrays.copyOf(stamps, capacity);
    heads = filled(capacity * 2);
    for (int entry = 0; entry < size; entry++) {
      int bucket = hashes[entry] & (heads.length - 1);
      nexts[entry] = heads[bucket];
      heads[bucket] = entry;
    }
  }

  private static int[] filled(int length) {
    int[] heads = new int[length];
    Arrays.fill(heads, NONE);
    return heads;
  }
}
