// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.BitSet;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;

/** Which operands an operation may pass on as they are, along some edge. Linear in the edges. */
final class ForwardedOperands {
  private final BitSet found = new BitSet();

  private ForwardedOperands() {}

  /** The operands; null if the operation passes on nothing along control flow. */
  static BitSet of(Operation op) {
    ForwardedOperands forwarded = new ForwardedOperands();
    return forwarded.isControlFlow(op) ? forwarded.found : null;
  }

  private boolean isControlFlow(Operation op) {
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch != null) {
      for (int i = 0; i < op.successorCount(); i++) {
        add(branch.getSuccessorOperands(op, i).forwarded());
      }
      return true;
    }
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    if (branching != null) {
      for (RegionSuccessor successor : branching.getSuccessorRegions(op, null)) {
        add(branching.getEntrySuccessorOperands(op, successor.region()));
      }
      return true;
    }
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call != null) {
      add(call.getArgOperands(op));
      return true;
    }
    return isExit(op);
  }

  private boolean isExit(Operation op) {
    Operation parent = op.parentOp();
    RegionBranchTerminatorOpInterface terminator = op.getInterface(RegionBranchTerminatorOpInterface.class);
    RegionBranchOpInterface branching = parent == null ? null : parent.getInterface(RegionBranchOpInterface.class);
    if (terminator != null && branching != null) {
      for (RegionSuccessor successor : branching.getSuccessorRegions(parent, op.parentRegion())) {
        add(terminator.getSuccessorOperands(op, successor.region()));
      }
      return true;
    }
    if (parent == null || !op.hasTrait(Trait.RETURN_LIKE) || !parent.implementsInterface(CallableOpInterface.class)) {
      return false;
    }
    found.set(0, op.operandCount());
    return true;
  }

  private void add(OperandRange range) {
    if (range != null) {
      found.set(range.start(), range.start() + range.size());
    }
  }
}
