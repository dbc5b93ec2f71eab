// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.Comparator;
import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The order of memrefs that are live at one place: block arguments by their number, then results by the position of
 * their operation in its block. Between regions the order is that of {@link RegionOrder}, between blocks of one region
 * that of {@link OperationNumbers}.
 *
 * <p>That last one can change while it is asked for, so that up to {@link #FEW} memrefs are sorted by insertion, as in
 * the reference, which shows. More of them are numbered before.
 */
final class MemrefOrder {
  private static final int FEW = 16;

  private final Operation root;
  private final OperationNumbers numbers;
  private RegionOrder regions;

  MemrefOrder(Operation root, OperationNumbers numbers) {
    this.root = root;
    this.numbers = numbers;
  }

  /** Forgets an operation that is erased. */
  void erased(Operation op) {
    numbers.erased(op);
  }

  /** The order of values that are defined in one block. */
  Comparator<Value> inOneBlock() {
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

  /** Sorts; what the order leaves open stays as it is. */
  void sort(List<Value> memrefs) {
    if (memrefs.size() <= FEW) {
      sortByInsertion(memrefs);
      return;
    }
    for (Value memref : memrefs) {
      Operation op = memref.definingOp();
      if (op != null && !op.parentRegion().hasOneBlock()) {
        numbers.isBefore(op, op);
      }
    }
    memrefs.sort((left, right) -> isBefore(left, right) ? -1 : isBefore(right, left) ? 1 : 0);
  }

  private void sortByInsertion(List<Value> memrefs) {
    for (int i = 1; i < memrefs.size(); i++) {
      Value moved = memrefs.get(i);
      int target = isBefore(moved, memrefs.get(0)) ? 0 : i;
      if (target == i) {
        while (isBefore(moved, memrefs.get(target - 1))) {
          target--;
        }
      }
      memrefs.remove(i);
      memrefs.add(target, moved);
    }
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
