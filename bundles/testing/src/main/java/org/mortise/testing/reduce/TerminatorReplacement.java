// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.reduce;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * Replaces a terminator by a copy of another one of the same region that has fewer successors, and erases the blocks
 * that become unreachable.
 */
final class TerminatorReplacement implements ReductionStep {
  private record Site(Operation terminator, Operation pattern) {}

  @Override
  public int sites(Operation module) {
    return candidates(module).size();
  }

  private static List<Site> candidates(Operation module) {
    List<Site> sites = new ArrayList<>();
    for (Operation terminator : Sites.in(module, op -> op.successorCount() > 0)) {
      for (Block block : terminator.parentRegion().blocks()) {
        Operation other = block.terminator();
        if (other != null && other.successorCount() < terminator.successorCount()) {
          sites.add(new Site(terminator, other));
        }
      }
    }
    return sites;
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    Site site = candidates(module).get(from);
    Operation replacement = site.pattern().clone();
    for (int i = 0; i < replacement.operandCount(); i++) {
      Value value = NearbyValues.before(site.terminator(), replacement.operand(i).type());
      if (value == null) {
        replacement.dropAllReferences();
        return false;
      }
      replacement.setOperand(i, value);
    }
    Region region = site.terminator().parentRegion();
    site.terminator().block().insertBefore(site.terminator(), replacement);
    site.terminator().erase();
    eraseUnreachable(region);
    return true;
  }

  private static void eraseUnreachable(Region region) {
    Set<Block> reached = new HashSet<>(Set.of(region.first()));
    Deque<Block> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Block block = open.pop();
      for (int i = 0; i < block.successorCount(); i++) {
        if (reached.add(block.successor(i))) {
          open.push(block.successor(i));
        }
      }
    }
    List<Block> unreachable = new ArrayList<>();
    for (Block block : region.blocks()) {
      if (!reached.contains(block)) {
        unreachable.add(block);
      }
    }
    unreachable.forEach(Block::dropAllReferences);
    unreachable.forEach(Block::erase);
  }
}
