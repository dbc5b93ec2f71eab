// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The table of a context's types and attributes: open addressing, read without locks, written under the lock of one of
 * a few stripes. Expected O(1) per look-up; allocates nothing for an existing object.
 */
final class Interner {
  private static final int STRIPES = 16;

  private final Stripe[] stripes = new Stripe[STRIPES];

  Interner() {
    for (int i = 0; i < STRIPES; i++) {
      stripes[i] = new Stripe();
    }
  }

  @SuppressWarnings("unchecked")
  <T extends Interned> T unique(T candidate) {
    int hash = mix(candidate.structuralHash() * 31 + candidate.getClass().hashCode());
    return (T) stripes[hash >>> 28].unique(candidate, hash);
  }

  private static int mix(int hash) {
    int h = hash * 0x9E3779B9;
    return h ^ (h >>> 15);
  }

  private static final class Stripe {
    private volatile Table table = new Table(64);
    private int size;

    Interned unique(Interned candidate, int hash) {
      Interned found = table.find(candidate, hash);
      return found != null ? found : insert(candidate, hash);
    }

    private synchronized Interned insert(Interned candidate, int hash) {
      Interned found = table.find(candidate, hash);
      if (found != null) {
        return found;
      }
      if (++size * 2 > table.capacity) {
        table = table.grown();
      }
      table.put(candidate, hash);
      return candidate;
    }
  }

  /** Objects and their hashes side by side; a slot is never emptied, so a reader needs no lock. */
  private static final class Table {
    private final int capacity;
    private final int[] hashes;
    private final AtomicReferenceArray<Interned> slots;

    Table(int capacity) {
      this.capacity = capacity;
      this.hashes = new int[capacity];
      this.slots = new AtomicReferenceArray<>(capacity);
    }

    @Nullable Interned find(Interned candidate, int hash) {
      int mask = capacity - 1;
      for (int i = hash & mask; ; i = (i + 1) & mask) {
        Interned entry = slots.get(i);
        if (entry == null) {
          return null;
        }
        if (hashes[i] == hash
            && entry.getClass() == candidate.getClass()
            && entry.structurallyEquals(candidate)) {
          return entry;
        }
      }
    }

    void put(Interned entry, int hash) {
      int mask = capacity - 1;
      int i = hash & mask;
      while (slots.get(i) != null) {
        i = (i + 1) & mask;
      }
      hashes[i] = hash; // published by the volatile write that follows
      slots.set(i, entry);
    }

    Table grown() {
      Table grown = new Table(capacity * 2);
      for (int i = 0; i < capacity; i++) {
        Interned entry = slots.get(i);
        if (entry != null) {
          grown.put(entry, hashes[i]);
        }
      }
      return grown;
    }
  }
}
