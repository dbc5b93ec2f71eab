// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.topologicalsort;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/**
 * The nested blocks without SSA dominance, with their dependences. An operation depends on operations of the same block
 * that define its operands or those of its nested operations.
 */
final class GraphBlocks {
  /** A block that encloses the visited operation. */
  private record Open(Block block, @Nullable BlockOrder order) {}

  private final Map<Block, Integer> levels = new IdentityHashMap<>();
  private final List<Open> open = new ArrayList<>();
  private final List<Operation> openOps = new ArrayList<>();
  private final List<BlockOrder> orders = new ArrayList<>();

  private GraphBlocks() {}

  /** Sorts all such blocks inside {@code root} and returns whether an operation was moved. */
  static boolean sort(Operation root) {
    GraphBlocks blocks = new GraphBlocks();
    root.walkPreOrder(op -> {
      if (op != root) {
        blocks.visit(op);
      }
    });
    boolean moved = false;
    for (BlockOrder order : blocks.orders) {
      moved |= order.sort();
    }
    return moved;
  }

  private void visit(Operation op) {
    leaveBlocksAround(op);
    openOps.set(open.size() - 1, op);
    for (int i = 0; i < op.operandCount(); i++) {
      addDependence(op.operand(i));
    }
  }

  /** Closes open blocks until the block of {@code op} is the innermost one. */
  private void leaveBlocksAround(Operation op) {
    Block block = op.block();
    Integer level = levels.get(block);
    if (level == null) {
      Integer around = op.parentOp() == null ? null : levels.get(op.parentOp().block());
      truncate(around == null ? 0 : around + 1);
      levels.put(block, open.size());
      boolean isGraph = op.parentOp().hasTrait(Trait.GRAPH_REGIONS);
      BlockOrder order = isGraph ? new BlockOrder(block) : null;
      if (isGraph) {
        orders.add(order);
      }
      open.add(new Open(block, order));
      openOps.add(op);
      return;
    }
    truncate(level + 1);
  }

  private void truncate(int size) {
    while (open.size() > size) {
      levels.remove(open.remove(open.size() - 1).block());
      openOps.remove(openOps.size() - 1);
    }
  }

  private void addDependence(Value operand) {
    Operation definer = operand.definingOp();
    Integer level = definer == null ? null : levels.get(definer.block());
    if (level == null || open.get(level).order() == null) {
      return;
    }
    Operation user = openOps.get(level);
    if (user != definer) {
      open.get(level).order().addDependence(user, definer);
    }
  }
}
