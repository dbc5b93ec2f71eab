// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Post-dominance: {@code a} post-dominates {@code b} if every path from {@code b} to an exit of the region goes through
 * {@code a}. Of a loop without exit one block counts as an exit. For cost and invalidation see
 * {@link DominanceInfo}; "dominates" in inherited names means "post-dominates".
 */
public final class PostDominanceInfo extends RegionDominance {
  public PostDominanceInfo() {
    super(DominatorTree::postDominatorsOf);
  }

  /** Returns whether each path from {@code b} to the end of the region passes {@code a}; true if they are equal. */
  public boolean postDominates(Block a, Block b) {
    return dominates(a, b);
  }

  /** Returns whether {@code a} post-dominates {@code b} and is another block. */
  public boolean properlyPostDominates(Block a, Block b) {
    return properlyDominates(a, b);
  }

  /**
   * Returns whether each path from {@code b} to the end of the region executes {@code a}; true if they are equal.
   */
  public boolean postDominates(Operation a, Operation b) {
    return a == b || properlyPostDominates(a, b);
  }

  /** Returns whether every path from {@code b} goes through {@code a} later; also if {@code a} encloses {@code b}. */
  public boolean properlyPostDominates(Operation a, Operation b) {
    Block block = a.block();
    if (a == b || block == null) {
      return false;
    }
    Region region = block.parent();
    Operation under = b;
    while (under != null && under.parentRegion() != region) {
      under = under.parentOp();
    }
    if (under == null || under == a) {
      return under != null;
    }
    if (block == under.block()) {
      return under.isBeforeInBlock(a) || !hasSsaDominance(region);
    }
    return treeOf(region).properlyDominates(block, under.block());
  }
}
