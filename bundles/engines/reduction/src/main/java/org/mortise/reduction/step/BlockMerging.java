// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/** Appends a block to its only predecessor, if the branch passes exactly the arguments of the block. */
public final class BlockMerging extends SiteStep<Operation> {
  public BlockMerging(Placeholders placeholders) {
    super("merge blocks", Reach.ONE_PLACE, placeholders);
  }

  @Override
  List<Operation> list(Operation module) {
    return Sites.in(module, op -> op.successorCount() == 1 && isMergeable(op, op.successor(0)));
  }

  private static boolean isMergeable(Operation branch, Block target) {
    if (target.isEntryBlock() || target == branch.block() || target.singlePredecessor() != branch.block()
        || target.argumentCount() != branch.operandCount()) {
      return false;
    }
    for (int i = 0; i < target.argumentCount(); i++) {
      if (target.argument(i).type() != branch.operand(i).type()) {
        return false;
      }
    }
    return true;
  }

  @Override
  boolean take(Operation branch, Substitutes substitutes) {
    Block block = branch.block();
    Block target = branch.successor(0);
    for (int i = 0; i < target.argumentCount(); i++) {
      target.argument(i).replaceAllUsesWith(branch.operand(i));
    }
    branch.erase();
    block.splice(null, target);
    target.erase();
    return true;
  }
}
