// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Merges equivalent blocks of a region: blocks with the same operations and successors. Operands that differ become
 * block arguments. Blocks are grouped by their successors and a hash of their operations, and compared within a group.
 */
final class BlockMerging {
  private BlockMerging() {}

  /** Returns whether blocks were merged. Their predecessors may be equivalent then, so another run can find more. */
  static boolean merge(PatternRewriter rewriter, Region region) {
    if (region.isEmpty() || region.hasOneBlock()) {
      return false;
    }
    Map<List<Object>, List<BlockCluster>> groups = new LinkedHashMap<>();
    for (Block block = region.first().next(); block != null; block = block.next()) {
      if (canBeMerged(block)) {
        addToCluster(groups.computeIfAbsent(keyOf(block), unknown -> new ArrayList<>(1)), block);
      }
    }
    boolean changed = false;
    for (List<BlockCluster> clusters : groups.values()) {
      for (BlockCluster cluster : clusters) {
        changed |= cluster.merge(rewriter);
      }
    }
    return changed;
  }

  private static void addToCluster(List<BlockCluster> clusters, Block block) {
    for (BlockCluster cluster : clusters) {
      if (cluster.add(block)) {
        return;
      }
    }
    clusters.add(new BlockCluster(block));
  }

  /** Returns whether a block has neither regions nor values that other blocks use. */
  private static boolean canBeMerged(Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      if (block.argument(i).isUsedOutsideOfBlock(block)) {
        return false;
      }
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      for (int i = 0; i < op.regionCount(); i++) {
        if (!op.region(i).isEmpty()) {
          return false;
        }
      }
      for (int i = 0; i < op.resultCount(); i++) {
        if (op.result(i).isUsedOutsideOfBlock(block)) {
          return false;
        }
      }
    }
    return !block.isEmpty();
  }

  /** Returns a key of the block for comparison: successors, compared by identity, and a hash after them. */
  private static List<Object> keyOf(Block block) {
    int hash = block.argumentCount();
    for (Operation op = block.first(); op != null; op = op.next()) {
      hash = hash * 31 + OperationEquivalence.hashWithoutOperands(op);
    }
    List<Object> key = new ArrayList<>(Arrays.asList((Object[]) block.last().successors()));
    key.add(hash);
    return key;
  }
}
