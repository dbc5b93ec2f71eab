// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.util.Comparator;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * The size of a program. Each step of a reduction decreases it, so a reduction terminates. Compared first are the
 * numbers of operations, blocks and successors, then of operands, results, arguments and attributes, then the length of
 * the text.
 *
 * @param operations the number of operations inside the module
 */
public record Size(int operations, long structure, long details, int length) implements Comparable<Size> {
  private static final Comparator<Size> ORDER =
      Comparator.comparingLong(Size::structure).thenComparingLong(Size::details).thenComparingInt(Size::length);

  static Size of(Operation module, int length) {
    Counter counter = new Counter();
    module.walkPreOrder(counter::add);
    return new Size(counter.operations - 1, counter.structure, counter.details, length);
  }

  @Override
  public int compareTo(Size other) {
    return ORDER.compare(this, other);
  }

  /** Returns whether this size is smaller than another one. */
  boolean isSmallerThan(Size other) {
    return compareTo(other) < 0;
  }

  private static final class Counter {
    private int operations;
    private long structure;
    private long details;

    void add(Operation op) {
      operations++;
      structure += 1 + op.successorCount();
      details += op.operandCount() + op.resultCount() + op.discardableAttributes().size();
      for (int i = 0; i < op.propertyCount(); i++) {
        details += op.property(i) == null ? 0 : 1;
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          structure++;
          details += block.argumentCount();
        }
      }
    }
  }
}
