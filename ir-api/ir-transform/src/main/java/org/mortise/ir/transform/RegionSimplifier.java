// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Simplifies the control flow of a region and its nested regions: erases unreachable blocks, dead operations and dead
 * block arguments, merges identical blocks, and replaces block arguments that always receive the same value. Linear,
 * except for the comparison of blocks that branch to the same successors.
 */
public final class RegionSimplifier {
  private RegionSimplifier() {}

  /** Returns whether a change calls for another iteration; the removal of block arguments alone does not. */
  public static boolean simplify(PatternRewriter rewriter, Region region, RegionSimplification level) {
    if (level == RegionSimplification.DISABLED || region.isEmpty()) {
      return false;
    }
    boolean changed = eraseUnreachableBlocks(rewriter, region);
    changed |= DeadCode.erase(rewriter, region);
    if (level == RegionSimplification.AGGRESSIVE) {
      changed |= mergeIdenticalBlocks(rewriter, region);
      changed |= dropRedundantArguments(rewriter, region);
    }
    return changed;
  }

  /** Erases blocks that are not reached from the entry of their region. */
  public static boolean eraseUnreachableBlocks(PatternRewriter rewriter, Region region) {
    boolean changed = false;
    List<Region> pending = new ArrayList<>();
    pending.add(region);
    while (!pending.isEmpty()) {
      Region next = pending.remove(pending.size() - 1);
      if (!next.isEmpty() && !next.hasOneBlock()) {
        changed |= eraseUnreachableIn(rewriter, next);
      }
      addRegionsInside(next, pending);
    }
    return changed;
  }

  private static boolean eraseUnreachableIn(PatternRewriter rewriter, Region region) {
    List<Block> unreachable = ReachedBlocks.of(region).others();
    // They may use and branch to one another: the uses go before any block does.
    for (Block block : unreachable) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        PatternRewriter.dropAllUses(op);
      }
      for (int i = 0; i < block.argumentCount(); i++) {
        PatternRewriter.dropAllUses(block.argument(i));
      }
    }
    for (Block block : unreachable) {
      rewriter.eraseBlock(block);
    }
    return !unreachable.isEmpty();
  }

  private static boolean mergeIdenticalBlocks(PatternRewriter rewriter, Region region) {
    boolean changed = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.add(region);
    while (!pending.isEmpty()) {
      Region next = pending.removeLast();
      while (BlockMerging.merge(rewriter, next)) {
        changed = true;
      }
      addRegionsInside(next, pending);
    }
    return changed;
  }

  private static boolean dropRedundantArguments(PatternRewriter rewriter, Region region) {
    boolean changed = false;
    List<Region> pending = new ArrayList<>();
    pending.add(region);
    while (!pending.isEmpty()) {
      Region next = pending.remove(pending.size() - 1);
      for (Block block = next.first(); block != null; block = block.next()) {
        changed |= RedundantArguments.drop(rewriter, block);
      }
      addRegionsInside(next, pending);
    }
    return changed;
  }

  private static void addRegionsInside(Region region, Collection<Region> pending) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        for (int i = 0; i < op.regionCount(); i++) {
          pending.add(op.region(i));
        }
      }
    }
  }
}
