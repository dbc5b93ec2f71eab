// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.Arrays;

/**
 * The possible states of each allocation before a point: allocated, freed after that, or both on different paths.
 * Immutable; a bit per allocation and fact.
 */
final class AllocationStates {
  static final AllocationStates NONE = new AllocationStates(new long[0], new long[0]);

  private final long[] allocated;
  private final long[] freed;

  private AllocationStates(long[] allocated, long[] freed) {
    this.allocated = allocated;
    this.freed = freed;
  }

  /** Returns the states after an allocation. */
  AllocationStates allocate(int allocation) {
    return new AllocationStates(with(allocated, allocation), without(freed, allocation));
  }

  /** Returns the states after an allocation was freed; unchanged unless it is known to be allocated. */
  AllocationStates free(int allocation) {
    return isAllocated(allocation) && !isFreed(allocation)
        ? new AllocationStates(without(allocated, allocation), with(freed, allocation)) : this;
  }

  /** Returns whether the allocation may be allocated. */
  boolean isAllocated(int allocation) {
    return contains(allocated, allocation);
  }

  /** Returns whether the allocation may have been freed. */
  boolean isFreed(int allocation) {
    return contains(freed, allocation);
  }

  /** Returns the states that are possible on either of two paths. */
  AllocationStates join(AllocationStates other) {
    if (this == other || other == NONE) {
      return this;
    }
    return this == NONE ? other
        : new AllocationStates(union(allocated, other.allocated), union(freed, other.freed));
  }

  // ---- sets of bits without zeros at the end -----------------------------------------------------------------------

  private static boolean contains(long[] set, int bit) {
    int word = bit / Long.SIZE;
    return word < set.length && (set[word] & 1L << bit) != 0;
  }

  private static long[] with(long[] set, int bit) {
    int word = bit / Long.SIZE;
    long[] added = Arrays.copyOf(set, Math.max(set.length, word + 1));
    added[word] |= 1L << bit;
    return added;
  }

  private static long[] without(long[] set, int bit) {
    if (!contains(set, bit)) {
      return set;
    }
    long[] removed = set.clone();
    removed[bit / Long.SIZE] &= ~(1L << bit);
    int length = removed.length;
    while (length > 0 && removed[length - 1] == 0) {
      length--;
    }
    return Arrays.copyOf(removed, length);
  }

  private static long[] union(long[] a, long[] b) {
    long[] shorter = a.length < b.length ? a : b;
    long[] joined = (a.length < b.length ? b : a).clone();
    for (int i = 0; i < shorter.length; i++) {
      joined[i] |= shorter[i];
    }
    return joined;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AllocationStates states
        && Arrays.equals(allocated, states.allocated) && Arrays.equals(freed, states.freed);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(allocated) * 31 + Arrays.hashCode(freed);
  }
}
