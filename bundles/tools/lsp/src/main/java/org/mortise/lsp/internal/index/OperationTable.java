// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.Arrays;
import org.mortise.ir.Operation;

/**
 * The positions of operations, in the order of their beginnings, an operation before the operations inside it. Only the
 * beginning of a row is absolute, so a row is moved by changing one number.
 */
final class OperationTable {
  Operation[] ops;
  int[] starts;
  /** Offsets from the beginning: of the name, of the end of the name, and of the end. */
  int[] names;
  int[] nameEnds;
  int[] lengths;
  /** The row of the parent of each operation, or -1. */
  int[] parents;
  int count;

  OperationTable(int capacity) {
    ops = new Operation[capacity];
    starts = new int[capacity];
    names = new int[capacity];
    nameEnds = new int[capacity];
    lengths = new int[capacity];
    parents = new int[capacity];
  }

  int end(int row) {
    return starts[row] + lengths[row];
  }

  /** Adds a row after all rows that begin before it, and computes its parent row. */
  void add(Operation op, int start, int name, int nameEnd, int end) {
    reserve(count + 1);
    int around = count - 1;
    while (around >= 0 && start >= end(around)) {
      around = parents[around];
    }
    set(count++, op, start, name - start, nameEnd - start, end - start, around);
  }

  private void set(int row, Operation op, int start, int name, int nameEnd, int length, int parent) {
    ops[row] = op;
    starts[row] = start;
    names[row] = name;
    nameEnds[row] = nameEnd;
    lengths[row] = length;
    parents[row] = parent;
  }

  private void reserve(int capacity) {
    if (capacity <= ops.length) {
      return;
    }
    int size = Math.max(capacity, ops.length * 2);
    ops = Arrays.copyOf(ops, size);
    starts = Arrays.copyOf(starts, size);
    names = Arrays.copyOf(names, size);
    nameEnds = Arrays.copyOf(nameEnds, size);
    lengths = Arrays.copyOf(lengths, size);
    parents = Arrays.copyOf(parents, size);
  }

  /** Returns the last row that begins at or before an offset, or -1. */
  int lastBefore(int offset) {
    int found = Arrays.binarySearch(starts, 0, count, offset);
    if (found < 0) {
      return -found - 2;
    }
    while (found + 1 < count && starts[found + 1] == offset) {
      found++;
    }
    return found;
  }

  /** Returns the innermost row whose text includes an offset (also at its end); -1 if there is none. */
  int around(int offset) {
    int row = lastBefore(offset);
    while (row >= 0 && offset > end(row)) {
      row = parents[row];
    }
    return row;
  }

  /** Returns the first row that begins at or after an offset. */
  private int firstFrom(int offset) {
    int row = lastBefore(offset - 1);
    return row + 1;
  }

  /** Returns this table with the rows of one part of the text replaced, and the following rows moved. */
  OperationTable replaced(int from, int to, OperationTable part, int delta) {
    int first = firstFrom(from);
    int last = firstFrom(to);
    int moved = part.count - (last - first);
    OperationTable all = new OperationTable(count + moved);
    all.count = count + moved;
    copy(this, 0, all, 0, first);
    copy(part, 0, all, first, part.count);
    copy(this, last, all, first + part.count, count - last);
    int around = first == 0 ? -1 : enclosing(first - 1, from);
    for (int row = around; row >= 0; row = parents[row]) {
      all.lengths[row] += delta;
    }
    for (int row = first; row < first + part.count; row++) {
      all.parents[row] = part.parents[row - first] < 0 ? around : part.parents[row - first] + first;
    }
    for (int row = first + part.count; row < all.count; row++) {
      all.starts[row] += delta;
      all.parents[row] += all.parents[row] >= last ? moved : 0;
    }
    return all;
  }

  /** Returns the innermost row around an offset, starting from a row before it. */
  private int enclosing(int before, int offset) {
    int row = before;
    while (row >= 0 && offset >= end(row)) {
      row = parents[row];
    }
    return row;
  }

  private static void copy(OperationTable from, int first, OperationTable to, int target, int rows) {
    System.arraycopy(from.ops, first, to.ops, target, rows);
    System.arraycopy(from.starts, first, to.starts, target, rows);
    System.arraycopy(from.names, first, to.names, target, rows);
    System.arraycopy(from.nameEnds, first, to.nameEnds, target, rows);
    System.arraycopy(from.lengths, first, to.lengths, target, rows);
    System.arraycopy(from.parents, first, to.parents, target, rows);
  }
}
