// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Arrays;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;

/** The comment after the label of a block that lists its predecessors. */
final class PredecessorComment {
  private PredecessorComment() {}

  static void print(ValueNames names, Block block, ByteSink out) {
    if (block.parent() == null) {
      out.append("  // block is not in a region!");
      return;
    }
    BlockOperand use = block.firstUse();
    if (use == null) {
      out.append(block.isEntryBlock() ? "" : "  // no predecessors");
      return;
    }
    if (use.nextUse() == null) {
      out.append("  // pred: ");
      names.print(use.owner().block(), out);
      return;
    }
    printSeveral(names, use, out);
  }

  /** Uses are linked in no order that a reader would know; print them in the order of the blocks. */
  private static void printSeveral(ValueNames names, BlockOperand first, ByteSink out) {
    int count = 0;
    for (BlockOperand use = first; use != null; use = use.nextUse()) {
      count++;
    }
    int[] numbers = new int[count];
    int i = 0;
    for (BlockOperand use = first; use != null; use = use.nextUse()) {
      Block predecessor = use.owner().block();
      numbers[i++] = predecessor == null ? -1 : names.blockNumber(predecessor);
    }
    Arrays.sort(numbers);
    out.append("  // ");
    out.append(count);
    out.append(" preds: ");
    for (i = 0; i < count; i++) {
      out.append(i == 0 ? "" : ", ");
      out.append(numbers[i] < 0 ? "<<UNKNOWN BLOCK>>" : "^bb" + numbers[i]);
    }
  }
}
