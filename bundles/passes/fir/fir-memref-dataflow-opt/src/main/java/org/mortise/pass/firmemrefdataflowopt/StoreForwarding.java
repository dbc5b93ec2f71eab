// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.firmemrefdataflowopt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;
import org.mortise.ir.pass.PassRun;

/**
 * Replaces loads by the value of the nearest dominating store to the same address. Blocks are visited along the
 * dominator tree, operations before their regions. Linear in the number of operations.
 */
final class StoreForwarding {
  /** A block that is being visited: the operations and dominated blocks that remain. */
  private static final class Visit {
    private final @Nullable DominatorTree tree;
    private final int knownStores;
    private @Nullable Operation next;
    private @Nullable Operation open;
    private int nextRegion;
    private @Nullable Block nextChild;

    Visit(Block block, @Nullable DominatorTree tree, int knownStores) {
      this.tree = tree;
      this.knownStores = knownStores;
      this.next = block.first();
      this.nextChild = tree == null ? null : tree.firstChild(block);
    }
  }

  private record Hidden(Value address, @Nullable StoreOp store) {}

  private final DominanceInfo dominance;
  private final PassRun run;
  /** The stores that dominate the current place, by their address. */
  private final Map<Value, StoreOp> stored = new IdentityHashMap<>();
  private final List<Hidden> hidden = new ArrayList<>();
  private final Deque<Visit> visits = new ArrayDeque<>();
  private boolean changed;

  StoreForwarding(DominanceInfo dominance, PassRun run) {
    this.dominance = dominance;
    this.run = run;
  }

  /** Processes all regions of {@code root}. Returns whether a load was replaced. */
  boolean run(Operation root) {
    for (int i = 0; i < root.regionCount(); i++) {
      enter(root.region(i));
      while (!visits.isEmpty()) {
        step(visits.peekLast());
      }
    }
    return changed;
  }

  private void enter(Region region) {
    if (region.hasOneBlock()) {
      visits.add(new Visit(region.first(), null, hidden.size()));
    } else if (!region.isEmpty()) {
      visits.add(new Visit(region.first(), dominance.treeOf(region), hidden.size()));
    }
  }

  private void step(Visit visit) {
    if (visit.open != null) {
      stepInto(visit, visit.open);
    } else if (visit.next != null) {
      Operation op = visit.next;
      visit.next = op.next();
      visit.nextRegion = 0;
      visit.open = op.regionCount() == 0 ? null : op;
      apply(op);
    } else if (visit.nextChild != null) {
      Block child = visit.nextChild;
      visit.nextChild = visit.tree.nextSibling(child);
      visits.add(new Visit(child, visit.tree, hidden.size()));
    } else {
      forgetDownTo(visit.knownStores);
      visits.removeLast();
    }
  }

  private void stepInto(Visit visit, Operation op) {
    if (visit.nextRegion == op.regionCount()) {
      visit.open = null;
      return;
    }
    enter(op.region(visit.nextRegion++));
  }

  private void apply(Operation op) {
    StoreOp store = StoreOp.of(op);
    if (store != null) {
      hidden.add(new Hidden(store.memref(), stored.put(store.memref(), store)));
      return;
    }
    LoadOp load = LoadOp.of(op);
    StoreOp nearest = load == null ? null : stored.get(load.memref());
    if (nearest != null) {
      run.remark(Remark.Kind.PASSED, "LoadForwarded", op).message("load is replaced by the stored value")
          .note(nearest.location(), "stored here").emit();
      op.result(0).replaceAllUsesWith(nearest.value());
      op.erase();
      changed = true;
    }
  }

  private void forgetDownTo(int count) {
    while (hidden.size() > count) {
      Hidden last = hidden.remove(hidden.size() - 1);
      if (last.store() == null) {
        stored.remove(last.address());
      } else {
        stored.put(last.address(), last.store());
      }
    }
  }
}
