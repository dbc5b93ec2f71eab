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
   * block does more than branch, if other blocks use its arguments, or if it branches to itself.
   */
  static @Nullable Target after(Block block, List<Value> operands) {
    Operation only = block.first();
    BranchOp branch = BranchOp.of(only);
    if (branch == null || branch.dest() == block || hasOtherUsers(block, only)) {
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
