// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Finds the targets of blocks that only branch. */
final class Forwarding {
  /** The block that a branch can go to instead, with its operands. */
  record Target(Block block, List<Value> operands) {}

  private Forwarding() {}

  /**
   * Returns the successor of {@code block}, with the operands that a branch to {@code block} passes to it. Null if the
   * block does more than branch, if other blocks use its arguments, or if only such blocks follow, in a circle, so that
   * skipping them would never end. Linear in the blocks after it that only branch.
   */
  static @Nullable Target after(Block block, List<Value> operands) {
    Operation only = block.first();
    BranchOp branch = BranchOp.of(only);
    if (branch == null || hasOtherUsers(block, only) || leadsIntoCircle(block)) {
      return null;
    }
    List<Value> forwarded = new ArrayList<>(only.operandCount());
    for (int i = 0; i < only.operandCount(); i++) {
      Value value = only.operand(i);
      boolean ownArgument = value instanceof BlockArgument argument && argument.owner() == block;
      forwarded.add(ownArgument ? operands.get(((BlockArgument) value).index()) : value);
    }
    return new Target(branch.dest(), forwarded);
  }

  /** Follows the branches at two speeds, which meet in a circle. */
  private static boolean leadsIntoCircle(Block block) {
    Block slow = block;
    Block fast = next(block);
    while (fast != null && fast != slow) {
      slow = next(slow);
      fast = next(fast);
      fast = fast == null ? null : next(fast);
    }
    return fast != null;
  }

  private static @Nullable Block next(Block block) {
    BranchOp branch = BranchOp.of(block.first());
    return branch == null ? null : branch.dest();
  }

  private static boolean hasOtherUsers(Block block, Operation only) {
    for (int i = 0; i < block.argumentCount(); i++) {
      for (OpOperand use = block.argument(i).firstUse(); use != null; use = use.nextUse()) {
        if (use.owner() != only) {
          return true;
        }
      }
    }
    return false;
  }
}
