// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * The common base of dominance and post-dominance: one tree per region, built on first request. For blocks of different
 * regions, the ancestor of one block in the region of the other is compared.
 */
abstract class RegionDominance {
  private final Map<Region, DominatorTree> trees = new IdentityHashMap<>(2); // of most functions, no tree is needed
  private final Function<Region, DominatorTree> builder;
  private @Nullable Region lastRegion;
  private @Nullable DominatorTree lastTree;

  RegionDominance(Function<Region, DominatorTree> builder) {
    this.builder = builder;
  }

  /** The tree of a region, which must have blocks. */
  public final @Nullable DominatorTree treeOf(Region region) {
    if (region != lastRegion) {
      lastTree = trees.computeIfAbsent(region, builder);
      lastRegion = region;
    }
    return lastTree;
  }

  /** Drops the tree of a region whose control flow was changed. */
  public final void invalidate(Region region) {
    trees.remove(region);
    lastRegion = null;
    lastTree = null;
  }

  /** Drops all trees. */
  public final void invalidate() {
    trees.clear();
    lastRegion = null;
    lastTree = null;
  }

  public final boolean dominates(Block a, Block b) {
    return a == b || properlyDominates(a, b);
  }

  /**
   * Also true if {@code b} lies deeper than {@code a}, in a region of an operation of {@code a} or of a block below.
   */
  public final boolean properlyDominates(Block a, Block b) {
    if (a == b || a == null || b == null) {
      return false;
    }
    Block under = b;
    if (a.parent() != b.parent()) {
      under = a.parent() == null ? null : a.parent().findAncestorBlockInRegion(b);
      if (under == null) {
        return false;
      }
      if (under == a) {
        return true;
      }
    }
    return treeOf(a.parent()).properlyDominates(a, under);
  }

  /** Returns the nearest block that dominates both, in their innermost common region; null if there is none. */
  public final @Nullable Block findNearestCommonDominator(Block a, Block b) {
    if (a == null || b == null || a == b) {
      return a == b ? a : null;
    }
    Block x = a;
    Block y = b;
    if (x.parent() != y.parent()) {
      Region region = x.parent();
      while (region != null && (y = region.findAncestorBlockInRegion(b)) == null) {
        x = region.parentOp() == null ? null : region.parentOp().block();
        region = x == null ? null : x.parent();
      }
      if (region == null) {
        return null;
      }
    }
    return x == y ? x : treeOf(x.parent()).nearestCommonDominator(x, y);
  }

  /** Returns whether the entry of its region reaches {@code block}. */
  public final boolean isReachableFromEntry(Block block) {
    Region region = block.parent();
    if (region.first() == block) {
      return true;
    }
    return !region.hasOneBlock() && treeOf(region).isReachable(block);
  }

  /**
   * Returns whether definitions precede uses in {@code region}. They need not in a graph region, nor in the single
   * block of an unregistered operation, which may be a graph region.
   */
  public static boolean hasSsaDominance(Region region) {
    Operation owner = region.parentOp();
    if (owner == null) {
      return true;
    }
    return owner.definition() == null ? !region.hasOneBlock() : !owner.hasTrait(Trait.GRAPH_REGIONS);
  }
}
