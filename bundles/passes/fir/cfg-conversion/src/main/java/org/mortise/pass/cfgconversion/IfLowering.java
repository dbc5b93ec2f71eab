// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cfgconversion;

import java.util.List;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Replaces {@code fir.if}. */
final class IfLowering {
  private IfLowering() {}

  static void lower(IfOp branch) {
    Operation op = branch.operation();
    Location location = op.location();
    Block before = op.block();
    Block after = before.splitBefore(op);
    Block joined = op.resultCount() == 0 ? after : joinResults(op, after);
    Block then = inline(branch.thenRegion(), joined, location);
    Block otherwise = branch.elseRegion().isEmpty() ? joined : inline(branch.elseRegion(), joined, location);
    CondBranchOp.create(OpBuilder.atEnd(op.context(), before), location, branch.condition(), List.of(), List.of(),
        then, otherwise);
    op.erase();
  }

  /** Adds a block that receives the results. */
  private static Block joinResults(Operation op, Block after) {
    Block joined = new Block();
    after.parent().insertBefore(after, joined);
    for (int i = 0; i < op.resultCount(); i++) {
      op.result(i).replaceAllUsesWith(joined.addArgument(op.result(i).type(), op.location()));
    }
    BranchOp.create(OpBuilder.atEnd(op.context(), joined), op.location(), after, List.of());
    return joined;
  }

  /** Moves a region before {@code target}, which its end branches to, and returns its block. */
  private static Block inline(Region region, Block target, Location location) {
    Block block = region.first();
    Operation end = region.last().last();
    target.parent().takeBlocks(target, region);
    BranchOp.create(OpBuilder.before(end), location, target, List.of(end.operands()));
    end.erase();
    return block;
  }
}
