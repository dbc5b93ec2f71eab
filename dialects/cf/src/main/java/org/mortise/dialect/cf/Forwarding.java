// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Looks through blocks that do nothing but branch on. */
final class Forwarding {
  /** Where a branch can go instead, and with what. */
  record Target(Block block, List<Value> operands) {}

  private Forwarding() {}

  /**
   * Where a branch to {@code block} with these operands goes on to, one step further; null if the block does more than
   * forward, if others use its arguments, or if it branches to itself.
   */
  static Target behind(Block block, List<Value> operands) {
    Operation only = block.first();
    BranchOp branch = BranchOp.of(only);
    if (branch == null || branch.dest() == block || hasOtherUsers(block, only)) {
      return null;
    }
    List<Value> passedOn = new ArrayList<>(only.operandCount());
    for (int i = 0; i < only.operandCount(); i++) {
      Value value = only.operand(i);
      boolean ownArgument = value instanceof BlockArgument argument && argument.owner() == block;
      passedOn.add(ownArgument ? operands.get(((BlockArgument) value).index()) : value);
    }
    return new Target(branch.dest(), passedOn);
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
