// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Sorts operations in a row that free arrays, with nothing but operations without effects between them: those that are
 * allocated last are freed first, so that the stack can be given back in this order. Near-linear.
 */
final class FreeOrder {
  private FreeOrder() {}

  /** Sorts all such operations in a function; returns whether that changes it. */
  static boolean sort(Operation function, HeapArrays arrays) {
    List<List<Operation>> rows = new ArrayList<>();
    function.walkPreOrder(op -> {
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).blocks().forEach(block -> addRows(block, arrays, rows));
      }
    });
    boolean changed = false;
    for (List<Operation> row : rows) {
      List<Operation> sorted = new ArrayList<>(row);
      sorted.sort(Comparator.comparing(arrays::freedBy, Comparator.reverseOrder()));
      if (!sorted.equals(row)) {
        Operation last = row.get(row.size() - 1);
        Operation end = last.next();
        sorted.forEach(free -> free.moveBefore(end));
        changed = true;
      }
    }
    return changed;
  }

  private static void addRows(Block block, HeapArrays arrays, List<List<Operation>> rows) {
    List<Operation> row = new ArrayList<>();
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (FreeMemOp.of(op) != null && arrays.freedBy(op) != null) {
        row.add(op);
      } else if (op.regionCount() > 0 || !MemoryEffects.isMemoryEffectFree(op)) {
        add(row, rows);
        row = new ArrayList<>();
      }
    }
    add(row, rows);
  }

  private static void add(List<Operation> row, List<List<Operation>> rows) {
    if (row.size() > 1) {
      rows.add(row);
    }
  }
}
