// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.rewrite.PatternRewriter;

/** Replaces block arguments for which all branches pass the same value. */
final class RedundantArguments {
  private RedundantArguments() {}

  static boolean drop(PatternRewriter rewriter, Block block) {
    boolean changed = false;
    for (int i = block.argumentCount() - 1; i >= 0; i--) {
      Value common = commonValue(block, i);
      if (common == null || common == block.argument(i)) {
        continue;
      }
      rewriter.replaceAllUsesWith(block.argument(i), common);
      block.eraseArgument(i);
      for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
        SuccessorOperands passed = passedBy(use);
        passed.forwarded().erase(i - passed.producedCount(), 1);
      }
      changed = true;
    }
    return changed;
  }

  private static @Nullable Value commonValue(Block block, int index) {
    Value common = null;
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      SuccessorOperands passed = passedBy(use);
      Value value = passed == null ? null : passed.get(index);
      if (value == null || (common != null && value != common)) {
        return null;
      }
      common = value;
    }
    return common;
  }

  private static @Nullable SuccessorOperands passedBy(BlockOperand use) {
    Operation terminator = use.owner();
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    return branch == null ? null : branch.getSuccessorOperands(terminator, use.index());
  }
}
