// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * The text of an operation: a view of a row of an index. Offsets count bytes.
 *
 * @param index the index
 * @param number the row
 */
public record OpRange(TextIndex index, int number) {
  public Operation op() {
    return index.operations.ops[number];
  }

  /** Returns its beginning, with the names of its results. */
  public int start() {
    return index.operations.starts[number];
  }

  /** Returns the beginning of its name. */
  public int name() {
    return start() + index.operations.names[number];
  }

  public int nameEnd() {
    return start() + index.operations.nameEnds[number];
  }

  /** Returns the end of its text. */
  public int end() {
    return start() + index.operations.lengths[number];
  }

  /** Returns the text of the parent operation; null if there is none, or if it has an error. */
  public @Nullable OpRange parent() {
    int parent = index.operations.parents[number];
    return parent < 0 ? null : new OpRange(index, parent);
  }

  /** Returns the text of the first operation in its regions, or null. */
  public @Nullable OpRange firstInside() {
    int next = number + 1;
    return next < index.operations.count && index.operations.parents[next] == number ? new OpRange(index, next) : null;
  }

  /** Returns the text of the last operation in its regions, which must exist. Linear in the nesting. */
  public OpRange lastInside() {
    int row = index.operations.lastBefore(end() - 1);
    while (index.operations.parents[row] != number) {
      row = index.operations.parents[row];
    }
    return new OpRange(index, row);
  }
}
