// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Computes which of some numbered classes can share an allocation with an origin. Class numbers are propagated from the
 * origins of the classes down to allocations, and from there up to all origins; several numbers are merged into one
 * mark. Linear in the origins and their parts.
 */
final class OriginFlow {
  static final int NO_CLASS = -1;
  static final int SEVERAL = -2;

  private final List<BufferOrigin> reached = new ArrayList<>();
  private final Map<BufferOrigin, Integer> slots = new HashMap<>();
  private int[] seen;

  /** Adds {@code start} and all its parts; parts without definite leaves are ignored. */
  void reach(BufferOrigin start) {
    int next = reached.size();
    addSlot(start);
    while (next < reached.size()) {
      for (BufferOrigin part : reached.get(next++).parts()) {
        addSlot(part);
      }
    }
  }

  private void addSlot(BufferOrigin origin) {
    if (hasLeaves(origin) && slots.putIfAbsent(origin, 0) == null) {
      reached.add(origin);
    }
  }

  private static boolean hasLeaves(BufferOrigin origin) {
    return origin.kind() != BufferOrigin.Kind.UNKNOWN && origin != BufferOrigin.NOTHING;
  }

  /** Ends the phase of {@link #reach}. */
  void start() {
    reached.sort((a, b) -> Integer.compare(a.id(), b.id()));
    for (int i = 0; i < reached.size(); i++) {
      slots.put(reached.get(i), i);
    }
    seen = new int[reached.size()];
    Arrays.fill(seen, NO_CLASS);
  }

  /** Records that a class can come from {@code origin}. */
  void put(BufferOrigin origin, int number) {
    Integer slot = slots.get(origin);
    if (slot != null) {
      merge(slot, number);
    }
  }

  /** Propagates the recorded numbers; required before {@link #at}. */
  void propagate() {
    for (int i = reached.size() - 1; i >= 0; i--) {
      for (BufferOrigin part : reached.get(i).parts()) {
        merge(slots.get(part), seen[i]);
      }
    }
    for (int i = 0; i < reached.size(); i++) {
      for (BufferOrigin part : reached.get(i).parts()) {
        merge(i, seen[slots.get(part)]);
      }
    }
  }

  private void merge(int slot, int number) {
    if (number == NO_CLASS || seen[slot] == number) {
      return;
    }
    seen[slot] = seen[slot] == NO_CLASS ? number : SEVERAL;
  }

  /** Returns the class that shares an allocation with {@code origin}, {@link #NO_CLASS} or {@link #SEVERAL}. */
  int at(BufferOrigin origin) {
    Integer slot = slots.get(origin);
    return slot == null ? NO_CLASS : seen[slot];
  }

  /** Returns whether a class other than {@code own} shares an allocation with {@code origin}. */
  boolean reachesOther(BufferOrigin origin, int own) {
    int found = at(origin);
    return found != NO_CLASS && found != own;
  }
}
