// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * Dominance between blocks, operations and values, also of nested regions. Trees are created lazily per region, in
 * near-linear time in its edges; a query is O(1) plus the difference of nesting depths.
 *
 * <p>Operations may be added, moved and erased while it is in use; when blocks or edges change, {@link #invalidate} the
 * region. All blocks dominate an unreachable block.
 */
public final class DominanceInfo extends RegionDominance {
  public DominanceInfo() {
    super(DominatorTree::of);
  }

  /** Returns whether {@code a} is {@code b}, or is executed before {@code b} on each path to it. */
  public boolean dominates(Operation a, Operation b) {
    return a == b || properlyDominates(a, b, true);
  }

  /** Returns whether {@code a} comes before {@code b} on every path; also if it encloses it. */
  public boolean properlyDominates(Operation a, Operation b) {
    return properlyDominates(a, b, true);
  }

  /** Returns whether {@code value} can be used by {@code user}. */
  public boolean properlyDominates(Value value, Operation user) {
    if (value instanceof BlockArgument argument) {
      return dominates(argument.owner(), user.block());
    }
    return properlyDominates(value.definingOp(), user, false);
  }

  /** Returns whether {@code user} defines {@code value} or can use it. */
  public boolean dominates(Value value, Operation user) {
    return value.definingOp() == user || properlyDominates(value, user);
  }

  private boolean properlyDominates(Operation a, Operation b, boolean enclosingCounts) {
    Block block = a.block();
    if (block == null || b.block() == null) {
      return false;
    }
    Operation under = b;
    Region region = block.parent();
    if (region != b.parentRegion()) {
      under = region == null ? null : ancestorIn(region, b);
      if (under == null) {
        return false;
      }
      if (under == a && enclosingCounts) {
        return true;
      }
    }
    if (under == a) {
      return !hasSsaDominance(region);
    }
    if (block == under.block()) {
      return a.isBeforeInBlock(under) || !hasSsaDominance(region);
    }
    return treeOf(region).properlyDominates(block, under.block());
  }

  private static @Nullable Operation ancestorIn(Region region, Operation op) {
    Operation current = op;
    while (current != null && current.parentRegion() != region) {
      current = current.parentOp();
    }
    return current;
  }
}
