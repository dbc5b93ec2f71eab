// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.Arrays;

/** The positions of names; {@link #sorted} by their beginnings in an index. */
final class NameTable {
  int[] starts;
  /** The length of each name times two, plus one if it is a definition. */
  int[] lengths;
  Entity[] entities;
  int count;

  NameTable(int capacity) {
    starts = new int[capacity];
    lengths = new int[capacity];
    entities = new Entity[capacity];
  }

  void add(int start, int end, Entity entity, boolean isDefinition) {
    if (count == starts.length) {
      int size = Math.max(16, count * 2);
      starts = Arrays.copyOf(starts, size);
      lengths = Arrays.copyOf(lengths, size);
      entities = Arrays.copyOf(entities, size);
    }
    starts[count] = start;
    lengths[count] = (end - start) * 2 + (isDefinition ? 1 : 0);
    entities[count++] = entity;
  }

  int end(int row) {
    return starts[row] + (lengths[row] >> 1);
  }

  boolean isDefinition(int row) {
    return (lengths[row] & 1) != 0;
  }

  Occurrence row(int row) {
    return new Occurrence(starts[row], end(row), entities[row], isDefinition(row));
  }

  /** Returns this table sorted by the beginnings, in arrays that are not longer than needed. */
  NameTable sorted() {
    if (count == starts.length && isSorted()) {
      return this;
    }
    long[] order = new long[count];
    for (int row = 0; row < count; row++) {
      order[row] = (long) starts[row] << Integer.SIZE | row;
    }
    Arrays.sort(order);
    NameTable sorted = new NameTable(count);
    for (long each : order) {
      int row = (int) each;
      sorted.starts[sorted.count] = starts[row];
      sorted.lengths[sorted.count] = lengths[row];
      sorted.entities[sorted.count++] = entities[row];
    }
    return sorted;
  }

  private boolean isSorted() {
    for (int row = 1; row < count; row++) {
      if (starts[row] < starts[row - 1]) {
        return false;
      }
    }
    return true;
  }

  /** Returns the last row that begins at or before an offset, or -1. */
  int lastBefore(int offset) {
    int found = Arrays.binarySearch(starts, 0, count, offset);
    return found >= 0 ? found : -found - 2;
  }

  /** Returns this table with the rows of one part of the text replaced, and the following rows moved. */
  NameTable replaced(int from, int to, NameTable part, int delta) {
    int first = lastBefore(from - 1) + 1;
    int last = lastBefore(to - 1) + 1;
    NameTable all = new NameTable(count + part.count - (last - first));
    all.count = all.starts.length;
    copy(this, 0, all, 0, first);
    copy(part, 0, all, first, part.count);
    copy(this, last, all, first + part.count, count - last);
    for (int row = first + part.count; row < all.count; row++) {
      all.starts[row] += delta;
    }
    return all;
  }

  private static void copy(NameTable from, int first, NameTable to, int target, int rows) {
    System.arraycopy(from.starts, first, to.starts, target, rows);
    System.arraycopy(from.lengths, first, to.lengths, target, rows);
    System.arraycopy(from.entities, first, to.entities, target, rows);
  }
}
