// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cfgconversion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.IterWhileOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Lowers the operations inside one operation. */
final class CfgConversion {
  private final DoLoopLowering loops;
  private final IterWhileLowering searches;

  CfgConversion(DoLoopLowering loops, IterWhileLowering searches) {
    this.loops = loops;
    this.searches = searches;
  }

  /** Returns whether anything was lowered. */
  boolean run(Operation root) {
    List<Operation> structured = reachable(root);
    // In reverse order, so that each operation is moved once, not once per preceding operation.
    for (int i = structured.size() - 1; i >= 0; i--) {
      lower(structured.get(i));
    }
    return !structured.isEmpty();
  }

  private void lower(Operation op) {
    DoLoopOp loop = DoLoopOp.of(op);
    IterWhileOp search = IterWhileOp.of(op);
    if (loop != null) {
      loops.lower(loop);
    } else if (search != null) {
      searches.lower(search);
    } else {
      IfLowering.lower(IfOp.of(op));
    }
  }

  private static boolean isStructured(Operation op) {
    return op.is(DoLoopOp.definition()) || op.is(IterWhileOp.definition()) || op.is(IfOp.definition());
  }

  /** Returns the operations to lower in reachable blocks, in preorder. */
  private static List<Operation> reachable(Operation root) {
    List<Operation> structured = new ArrayList<>();
    Deque<Region> regions = new ArrayDeque<>();
    addRegions(root, regions);
    while (!regions.isEmpty()) {
      for (Block block : reachable(regions.pop())) {
        for (Operation op = block.first(); op != null; op = op.next()) {
          if (isStructured(op)) {
            structured.add(op);
          }
          addRegions(op, regions);
        }
      }
    }
    return structured;
  }

  private static void addRegions(Operation op, Deque<Region> regions) {
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty()) {
        regions.add(op.region(i));
      }
    }
  }

  private static Set<Block> reachable(Region region) {
    Set<Block> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>(List.of(region.first()));
    reached.add(region.first());
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      for (int i = 0; i < block.successorCount(); i++) {
        if (reached.add(block.successor(i))) {
          pending.add(block.successor(i));
        }
      }
    }
    return reached;
  }
}
