// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.mortise.analyses.cfg.ReachableBlocks;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/**
 * Completes the terminators of unreachable blocks, which get no deallocations. Reachable blocks received arguments, and
 * their parent operations results, for ownership; the terminators must forward a value for each. It is false, as the
 * code is never executed.
 */
final class UnreachableBranches {
  private UnreachableBranches() {}

  /** Completes the unreachable blocks of a region. */
  static void complete(Region region, FunctionBoundary boundary) {
    Set<Block> reachable = new HashSet<>(ReachableBlocks.in(region));
    for (Block block : region.blocks()) {
      Operation terminator = block.last();
      if (reachable.contains(block) || terminator == null) {
        continue;
      }
      BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
      for (int i = 0; branch != null && i < terminator.successorCount(); i++) {
        completeBranch(terminator, branch, i);
      }
      RegionBranchTerminatorOpInterface exit = terminator.getInterface(RegionBranchTerminatorOpInterface.class);
      if (exit != null && !boundary.isFunctionByAbi(region.parentOp())) {
        OperandRange operands = exit.getSuccessorOperands(terminator, RegionBranchPoint.parent());
        append(terminator, operands, Memrefs.countAmong(operands));
      }
    }
  }

  private static void completeBranch(Operation terminator, BranchOpInterface branch, int successor) {
    int expected = terminator.successor(successor).argumentCount();
    int missing = expected - branch.getSuccessorOperands(terminator, successor).size();
    append(terminator, branch.getSuccessorOperands(terminator, successor).forwarded(), missing);
  }

  private static void append(Operation terminator, OperandRange operands, int count) {
    if (count > 0) {
      Value notOwned = ConstantOp.createBool(OpBuilder.before(terminator), terminator.location(), false);
      operands.append(Collections.nCopies(count, notOwned));
    }
  }
}
