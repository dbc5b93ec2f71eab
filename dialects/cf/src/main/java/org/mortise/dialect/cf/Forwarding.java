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
   * Returns the first block after {@code block} that does more than branch, with the operands that a branch to
   * {@code block} passes to it. Null if {@code block} itself does more than branch, if other blocks use its arguments,
   * or if only such blocks follow, in a circle. Linear in the blocks that are skipped.
   */
  static @Nullable Target after(Block block, List<Value> operands) {
    Block current = block;
    List<Value> passed = operands;
    // A visited block, advanced after 1, 2, 4, ... blocks (Brent's algorithm), so that a cycle leads back to it.
    Block seen = block;
    int untilMoved = 1;
    int limit = 1;
    for (BranchOp branch = onlyBranch(current); branch != null; branch = onlyBranch(current)) {
      passed = forwarded(current, branch.operation(), passed);
      current = branch.dest();
      if (current == seen) {
        return null;
      }
      if (--untilMoved == 0) {
        seen = current;
        limit *= 2;
        untilMoved = limit;
      }
    }
    return current == block ? null : new Target(current, passed);
  }

  /** Returns the branch if it is the only operation of the block and the only user of its arguments, otherwise null. */
  private static @Nullable BranchOp onlyBranch(Block block) {
    Operation only = block.first();
    BranchOp branch = BranchOp.of(only);
    return branch == null || hasOtherUsers(block, only) ? null : branch;
  }

  private static List<Value> forwarded(Block block, Operation branch, List<Value> operands) {
    List<Value> forwarded = new ArrayList<>(branch.operandCount());
    for (int i = 0; i < branch.operandCount(); i++) {
      Value value = branch.operand(i);
      boolean ownArgument = value instanceof BlockArgument argument && argument.owner() == block;
      forwarded.add(ownArgument ? operands.get(((BlockArgument) value).index()) : value);
    }
    return forwarded;
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
