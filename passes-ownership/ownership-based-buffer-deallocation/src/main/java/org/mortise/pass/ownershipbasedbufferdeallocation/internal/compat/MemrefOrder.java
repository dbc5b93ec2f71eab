// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat;

import java.util.Comparator;
import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The order of the memrefs of one {@code bufferization.dealloc}, which is MLIR's: block arguments before results;
 * arguments and the results of one operation by their number; otherwise by {@link RegionOrder} if the regions differ,
 * by the position in the block if the blocks are the same, and by {@link OrderIndices} between blocks of one
 * region. That last order can change with a comparison, so the algorithm that sorts is part of the order.
 */
public final class MemrefOrder {
  private final Operation root;
  private final OrderIndices numbers;
  private RegionOrder regions;

  public MemrefOrder(Operation root, OrderIndices numbers) {
    this.root = root;
    this.numbers = numbers;
  }

  /** Removes an operation that is erased. */
  public void erased(Operation op) {
    numbers.erased(op);
  }

  /** Returns the order of values that are defined in one block. */
  public Comparator<Value> inOneBlock() {
    return (left, right) -> {
      if (left == right) {
        return 0;
      }
      Operation a = left.definingOp();
      Operation b = right.definingOp();
      if (a == null || b == null) {
        return a == b ? Integer.compare(indexOf(left), indexOf(right)) : a == null ? -1 : 1;
      }
      return a == b ? Integer.compare(indexOf(left), indexOf(right)) : a.isBeforeInBlock(b) ? -1 : 1;
    };
  }

  /**
   * Sorts {@code memrefs} by insertion, each at the place that a binary search finds. Equal values keep their order.
   * Each value is first compared with the first one, as by the insertion sort of MLIR's standard library.
   */
  public void sort(List<Value> memrefs) {
    for (int i = 1; i < memrefs.size(); i++) {
      Value moved = memrefs.get(i);
      int target = isBefore(moved, memrefs.get(0)) ? 0 : firstAfter(moved, memrefs, i);
      if (target < i) {
        memrefs.remove(i);
        memrefs.add(target, moved);
      }
    }
  }

  /** Returns the index of the first of {@code end} sorted values before which {@code moved} belongs, or {@code end}. */
  private int firstAfter(Value moved, List<Value> sorted, int end) {
    if (!isBefore(moved, sorted.get(end - 1))) {
      return end;
    }
    int low = 0;
    int high = end - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (isBefore(moved, sorted.get(middle))) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private boolean isBefore(Value left, Value right) {
    if (left == right) {
      return false;
    }
    boolean isArgument = left instanceof BlockArgument;
    if (isArgument != right instanceof BlockArgument) {
      return isArgument;
    }
    boolean comparable = isArgument || left.definingOp() == right.definingOp();
    if (comparable && indexOf(left) != indexOf(right)) {
      return indexOf(left) < indexOf(right);
    }
    if (left.parentRegion() != right.parentRegion()) {
      return regionOrder().compare(left.parentRegion(), right.parentRegion()) < 0;
    }
    return !isArgument && isBefore(left.definingOp(), right.definingOp());
  }

  private boolean isBefore(Operation left, Operation right) {
    return left.parentRegion().hasOneBlock() ? left.isBeforeInBlock(right) : numbers.isBefore(left, right);
  }

  private static int indexOf(Value value) {
    return value instanceof BlockArgument argument ? argument.index() : ((OpResult) value).index();
  }

  private RegionOrder regionOrder() {
    if (regions == null) {
      regions = new RegionOrder(root);
    }
    return regions;
  }
}
