// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/**
 * Finds operations whose regions use values defined outside, and values whose use lists are not in program order. One
 * walk, parents before children, linear in the program.
 */
final class Captures {
  /** An operation whose regions are being visited. */
  private static final class Level {
    final Operation op;
    int region;
    /** The level of the outermost region that defines a value used here. */
    int outermostUse;

    Level(Operation op, int level) {
      this.op = op;
      this.outermostUse = level;
    }
  }

  final ValueIndex values = new ValueIndex();
  private final Operation root;
  /** The positions of operations in the program; computed at first use. */
  private @Nullable IdentityTable positions;
  private final IdentityTable captures = new IdentityTable();
  /** For each open region, its level: the number of enclosing operations. */
  private final IdentityTable levels = new IdentityTable();
  private final List<Level> open = new ArrayList<>();

  Captures(Operation root) {
    this.root = root;
    addUses(root);
    if (root.regionCount() > 0) {
      enter(root);
    }
    Operation next = null;
    while (!open.isEmpty()) {
      Level level = open.get(open.size() - 1);
      if (next == null) {
        next = startOfNextRegion(level);
        if (next == null && level.region == level.op.regionCount()) {
          next = leave(level);
        }
        continue;
      }
      Operation op = next;
      next = visit(op) ? null : following(op);
    }
    values.endUses();
  }

  private void addUses(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      values.addUse(op.opOperand(i));
    }
  }

  private void enter(Operation op) {
    open.add(new Level(op, open.size() + 1));
  }

  private Operation startOfNextRegion(Level level) {
    while (level.region < level.op.regionCount()) {
      Region region = level.op.region(level.region++);
      levels.put(region, open.size());
      Operation first = firstFrom(region.first());
      if (first != null) {
        return first;
      }
    }
    return null;
  }

  private static Operation firstFrom(Block start) {
    for (Block block = start; block != null; block = block.next()) {
      if (block.first() != null) {
        return block.first();
      }
    }
    return null;
  }

  private static Operation following(Operation op) {
    return op.next() != null ? op.next() : firstFrom(op.block().next());
  }

  /** Closes a level, and returns the operation after the level's operation. */
  private Operation leave(Level level) {
    open.remove(open.size() - 1);
    if (level.outermostUse <= open.size()) {
      captures.put(level.op, 1);
    }
    if (open.isEmpty()) {
      return null;
    }
    Level outer = open.get(open.size() - 1);
    outer.outermostUse = Math.min(outer.outermostUse, level.outermostUse);
    return following(level.op);
  }

  /** Returns whether the regions of the operation are visited next. */
  private boolean visit(Operation op) {
    addUses(op);
    Level level = open.get(open.size() - 1);
    for (int i = 0; i < op.operandCount(); i++) {
      Value value = op.operand(i);
      Region region = value.parentRegion();
      if (region != op.block().parent()) {
        level.outermostUse = Math.min(level.outermostUse, Math.max(0, levels.get(region)));
      }
    }
    if (op.regionCount() == 0) {
      return false;
    }
    enter(op);
    return true;
  }

  /** Returns whether the regions of an operation use values that are defined in them only. */
  boolean isIsolated(Operation op) {
    return op.hasTrait(Trait.ISOLATED_FROM_ABOVE) || captures.get(op) < 0;
  }

  /** Returns the position of a use in the program, ordered by operation and then by operand. */
  long position(OpOperand use) {
    if (positions == null) {
      IdentityTable made = new IdentityTable();
      int[] next = {0};
      Walk.preOrder(root, op -> {
        made.put(op, next[0]++);
      });
      positions = made;
    }
    return (long) positions.get(use.owner()) << Integer.SIZE | use.index();
  }
}
