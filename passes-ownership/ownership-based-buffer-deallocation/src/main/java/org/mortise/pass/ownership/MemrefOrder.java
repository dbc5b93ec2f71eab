// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * The order of memrefs that are live at one place: block arguments by their number, then results by the position of their
 * operation in its block. Between regions the order is that of {@link RegionOrder}, between blocks of one region the later
 * block comes first where nothing else decides.
 */
final class MemrefOrder implements Comparator<Value> {
  private final Operation root;
  private final Map<Operation, Integer> positions = new HashMap<>();
  private final Map<Block, Integer> blockNumbers = new HashMap<>();
  private RegionOrder regions;

  /** Notes the order of operations inside {@code root} as it is now. */
  MemrefOrder(Operation root) {
    this.root = root;
    root.walkPreOrder((Operation op) -> {
      for (int i = 0; i < op.regionCount(); i++) {
        if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) {
          number(op.region(i));
        }
      }
    });
  }

  private void number(Region region) {
    int blockNumber = 0;
    for (Block block = region.first(); block != null; block = block.next()) {
      blockNumbers.put(block, blockNumber++);
      int position = 0;
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (op.resultCount() > 0) {
          positions.put(op, position);
        }
        position++;
      }
    }
  }

  /** Notes that {@code replacement} stands where {@code op} stood. */
  void replaced(Operation op, Operation replacement) {
    Integer position = positions.remove(op);
    if (position != null) {
      positions.put(replacement, position);
    }
  }

  @Override
  public int compare(Value left, Value right) {
    if (left == right) {
      return 0;
    }
    if (left instanceof BlockArgument a && right instanceof BlockArgument b) {
      return compareArguments(a, b);
    }
    if (left instanceof BlockArgument || right instanceof BlockArgument) {
      return left instanceof BlockArgument ? -1 : 1;
    }
    return compareResults((OpResult) left, (OpResult) right);
  }

  private int compareArguments(BlockArgument left, BlockArgument right) {
    if (left.index() != right.index()) {
      return Integer.compare(left.index(), right.index());
    }
    return compareBlocks(left.parentBlock(), right.parentBlock());
  }

  private int compareResults(OpResult left, OpResult right) {
    Operation a = left.definingOp();
    Operation b = right.definingOp();
    if (a == b) {
      return Integer.compare(left.index(), right.index());
    }
    if (a.block() == b.block()) {
      return a.isBeforeInBlock(b) ? -1 : 1;
    }
    int byPosition = a.parentRegion() == b.parentRegion() ? positions.get(a).compareTo(positions.get(b)) : 0;
    return byPosition != 0 ? byPosition : compareBlocks(a.block(), b.block());
  }

  private int compareBlocks(Block left, Block right) {
    if (left.parent() == right.parent()) {
      return -blockNumbers.get(left).compareTo(blockNumbers.get(right));
    }
    if (regions == null) {
      regions = new RegionOrder(root);
    }
    return regions.compare(left.parent(), right.parent());
  }
}
