// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;

/**
 * Checks that every operand is defined before its use, in one isolated operation and the operations inside it, except
 * in nested isolated operations.
 *
 * <p>The direct children of an operation are visited first, then the children of its last child with regions, and so
 * on. The ancestors of the current operation are kept on a path, so a use of a value from an outer region costs as much
 * as any other use. Near-linear in operands and control flow edges.
 */
final class DominanceCheck {
  private static final int FEW_STEPS = 8;

  private final List<Operation> pending = new ArrayList<>();
  private final List<Operation> path = new ArrayList<>();
  /** The depth of the operations on {@link #pending}: their position on the path. */
  private int[] pendingDepth = new int[16];
  /** The operation on the path in each region; created at first use. */
  private Map<Region, Operation> pathByRegion;
  private Map<Region, DominatorTree> trees = Map.of();

  private DominanceCheck() {}

  static @Nullable Diagnostic check(Operation isolated) {
    return isolated.regionCount() == 0 ? null : new DominanceCheck().run(isolated);
  }

  private @Nullable Diagnostic run(Operation root) {
    push(root, 0);
    while (!pending.isEmpty()) {
      int top = pending.size() - 1;
      int depth = pendingDepth[top];
      Operation op = pending.remove(top);
      enter(op, depth);
      for (int i = 0; i < op.regionCount(); i++) {
        Diagnostic found = region(op.region(i), depth + 1);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private void push(Operation op, int depth) {
    if (pending.size() == pendingDepth.length) {
      pendingDepth = Arrays.copyOf(pendingDepth, pendingDepth.length * 2);
    }
    pendingDepth[pending.size()] = depth;
    pending.add(op);
  }

  private void enter(Operation op, int depth) {
    while (path.size() > depth) {
      Operation left = path.remove(path.size() - 1);
      if (pathByRegion != null) {
        pathByRegion.remove(left.parentRegion());
      }
    }
    path.add(op);
    if (pathByRegion != null) {
      pathByRegion.put(op.parentRegion(), op);
    }
  }

  private @Nullable Diagnostic region(Region region, int depth) {
    if (region.isEmpty()) {
      return null;
    }
    boolean ordered = DominanceInfo.hasSsaDominance(region);
    DominatorTree tree = region.hasOneBlock() ? null : treeOf(region);
    for (Block block = region.first(); block != null; block = block.next()) {
      boolean reachable = tree == null || tree.isReachable(block);
      for (Operation op = block.first(); op != null; op = op.next()) {
        int invalid = reachable ? firstNotDefinedBefore(op, block, ordered, tree) : -1;
        if (invalid >= 0) {
          return invalidUse(op, invalid);
        }
        if (op.regionCount() > 0 && !op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
          push(op, depth);
        }
      }
    }
    return null;
  }

  /** Returns the position of the first operand that is not defined before {@code op}, or -1. */
  private int firstNotDefinedBefore(Operation op, Block block, boolean ordered, @Nullable DominatorTree tree) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!isDefinedBefore(op.operand(i), op, block, ordered, tree)) {
        return i;
      }
    }
    return -1;
  }

  private boolean isDefinedBefore(Value value, Operation user, Block block, boolean ordered, DominatorTree tree) {
    Operation definer = value.definingOp();
    Block defining = definer == null ? ((BlockArgument) value).owner() : definer.block();
    if (defining == block) {
      return definer == null || !ordered || (definer != user && definer.isBeforeInBlock(user));
    }
    if (defining == null) {
      return false;
    }
    if (defining.parent() == block.parent()) {
      return tree.properlyDominates(defining, block);
    }
    return isDefinedBeforeOutside(definer, defining, block);
  }

  /** Returns whether an outer value is defined before the ancestor of the user in the value's region. */
  private boolean isDefinedBeforeOutside(Operation definer, Block defining, Block block) {
    Operation around = ancestorIn(defining.parent(), block);
    if (around == null) {
      return false;
    }
    if (around.block() != defining) {
      return treeOf(defining.parent()).properlyDominates(defining, around.block());
    }
    boolean ordered = DominanceInfo.hasSsaDominance(defining.parent());
    return definer == null || !ordered || (definer != around && definer.isBeforeInBlock(around));
  }

  private DominatorTree treeOf(Region region) {
    if (trees.isEmpty()) {
      trees = new IdentityHashMap<>();
    }
    return trees.computeIfAbsent(region, DominatorTree::of);
  }

  /** Returns the ancestor of {@code block} that is directly in {@code region}, or null. */
  private @Nullable Operation ancestorIn(Region region, Block block) {
    Operation op = block.parentOp();
    for (int steps = 0; steps < FEW_STEPS && op != null; steps++) {
      if (op.parentRegion() == region) {
        return op;
      }
      op = op.parentOp();
    }
    return op == null ? null : ancestorOnPath(region);
  }

  private @Nullable Operation ancestorOnPath(Region region) {
    if (pathByRegion == null) {
      pathByRegion = new IdentityHashMap<>();
      for (Operation op : path) {
        pathByRegion.put(op.parentRegion(), op);
      }
    }
    return pathByRegion.get(region);
  }

  // ---- diagnostics -------------------------------------------------------------------------------------------------

  private static Diagnostic invalidUse(Operation op, int index) {
    Diagnostic error = op.error("operand #" + index + " does not dominate this use");
    Value operand = op.operand(index);
    Block block = operand.parentBlock();
    Region using = op.parentRegion();
    Region defining = operand.parentRegion();
    if (operand.definingOp() != null) {
      String where = block == op.block() ? "op in the same block" : relation(using, defining, "op ", "op is ");
      return error.note(operand.definingOp().location(), "operand defined here (" + where + ")");
    }
    if (defining == null) {
      return error.note(op.location(), " (block without parent)");
    }
    Location location = block.parentOp() == null ? op.location() : block.parentOp().location();
    return error.note(location,
        "operand defined as a block argument (block #" + position(block) + " " + relation(using, defining, "", "")
        + ")");
  }

  private static String relation(Region using, Region defining, String prefix, String negativePrefix) {
    if (using == defining) {
      return prefix + "in the same region";
    }
    if (defining.isProperAncestor(using)) {
      return prefix + "in a parent region";
    }
    if (using.isProperAncestor(defining)) {
      return prefix + "in a child region";
    }
    return negativePrefix + "neither in a parent nor in a child region";
  }

  private static int position(Block block) {
    int index = 0;
    for (Block before = block.previous(); before != null; before = before.previous()) {
      index++;
    }
    return index;
  }
}
