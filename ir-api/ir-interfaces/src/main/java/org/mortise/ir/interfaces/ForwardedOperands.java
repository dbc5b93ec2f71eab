// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;

/** Tells which operands terminators forward to blocks, regions or the results of the enclosing operation. */
public final class ForwardedOperands {
  private ForwardedOperands() {}

  /**
   * Returns a buffer that a terminator uses itself and forwards to none of its successors; null if there is none, or if
   * the terminator does not say what it forwards. Linear in operands and successors.
   */
  public static @Nullable Value unforwardedBuffer(Operation terminator) {
    boolean[] forwarded = forwarded(terminator);
    for (int i = 0; forwarded != null && i < forwarded.length; i++) {
      Value operand = terminator.operand(i);
      if (!forwarded[i] && operand.type() instanceof BaseMemRefType) {
        return operand;
      }
    }
    return null;
  }

  private static boolean @Nullable [] forwarded(Operation terminator) {
    boolean[] forwarded = new boolean[terminator.operandCount()];
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    for (int i = 0; branch != null && i < terminator.successorCount(); i++) {
      mark(branch.getSuccessorOperands(terminator, i).forwarded(), forwarded);
    }
    RegionBranchTerminatorOpInterface leaving = terminator.getInterface(RegionBranchTerminatorOpInterface.class);
    Operation parent = terminator.parentOp();
    if (leaving != null && parent != null) {
      mark(leaving.getSuccessorOperands(terminator, RegionBranchPoint.parent()), forwarded);
      RegionBranchOpInterface regions = parent.getInterface(RegionBranchOpInterface.class);
      if (regions != null) {
        RegionBranchPoint end = RegionBranchPoint.region(terminator.parentRegion());
        for (RegionSuccessor successor : regions.getSuccessorRegions(parent, end)) {
          mark(leaving.getSuccessorOperands(terminator, successor.point()), forwarded);
        }
      }
    }
    return branch == null && leaving == null ? null : forwarded;
  }

  private static void mark(OperandRange range, boolean[] forwarded) {
    for (int i = range.start(); i < range.start() + range.size(); i++) {
      forwarded[i] = true;
    }
  }
}
