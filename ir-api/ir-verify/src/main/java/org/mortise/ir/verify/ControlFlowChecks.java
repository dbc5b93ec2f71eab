// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Checks that the operands forwarded along an edge, between blocks or regions, match the values receiving them. */
final class ControlFlowChecks {
  private ControlFlowChecks() {}

  static @Nullable Diagnostic branch(Operation op, BranchOpInterface branch) {
    for (int i = 0; i < op.successorCount(); i++) {
      SuccessorOperands operands = branch.getSuccessorOperands(op, i);
      Block target = op.successor(i);
      if (operands.size() != target.argumentCount()) {
        return op.error("branch has " + operands.size() + " operands for successor #" + i + ", but target block has "
            + target.argumentCount());
      }
      for (int k = operands.producedCount(); k < operands.size(); k++) {
        if (operands.get(k).type() != target.argument(k).type()) {
          return op.error("type mismatch for bb argument #" + k + " of successor #" + i);
        }
      }
    }
    return null;
  }

  static @Nullable Diagnostic regionBranch(Operation op, RegionBranchOpInterface branch) {
    for (RegionSuccessor successor : branch.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      OperandRange passed = branch.getEntrySuccessorOperands(op, successor.point());
      Diagnostic found = edge(op, branch, RegionBranchPoint.parent(), successor, passed);
      if (found != null) {
        return found;
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Diagnostic found = edgesFrom(op, branch, op.region(i));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic edgesFrom(Operation op, RegionBranchOpInterface branch, Region region) {
    if (firstTerminator(region.first()) == null) {
      return null;
    }
    RegionBranchPoint end = RegionBranchPoint.region(region);
    for (RegionSuccessor successor : branch.getSuccessorRegions(op, end)) {
      OperandRange first = null;
      for (Block block = firstTerminator(region.first()); block != null; block = firstTerminator(block.next())) {
        Operation terminator = block.last();
        OperandRange passed = terminator.getInterface(RegionBranchTerminatorOpInterface.class)
            .getSuccessorOperands(terminator, successor.point());
        if (first == null) {
          first = passed;
        } else if (!sameTypes(op, branch, first, passed)) {
          return op.opError(" along control flow edge" + edgeName(end, successor)
              + " operands mismatch between return-like terminators");
        }
      }
      Diagnostic found = edge(op, branch, end, successor, first);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Returns the first block at or after {@code from} whose terminator leaves the region, or null. */
  private static @Nullable Block firstTerminator(Block from) {
    Block block = from;
    while (block != null
        && (block.last() == null || !block.last().implementsInterface(RegionBranchTerminatorOpInterface.class))) {
      block = block.next();
    }
    return block;
  }

  private static @Nullable Diagnostic edge(
      Operation op, RegionBranchOpInterface branch, RegionBranchPoint from, RegionSuccessor to,
      @Nullable OperandRange passed) {
    List<? extends Value> inputs = to.inputs();
    if (passed.size() != inputs.size()) {
      return op.opError(" region control flow edge " + edgeName(from, to) + ": source has " + passed.size()
          + " operands, but target successor needs " + inputs.size());
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (!branch.areTypesCompatible(op, passed.get(i).type(), inputs.get(i).type())) {
        return op.opError(" along control flow edge " + edgeName(from, to) + ": source type #" + i + " '"
            + passed.get(i).type() + "' should match input type #" + i + " '" + inputs.get(i).type() + "'");
      }
    }
    return null;
  }

  private static boolean sameTypes(Operation op, RegionBranchOpInterface branch, OperandRange a, OperandRange b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!branch.areTypesCompatible(op, a.get(i).type(), b.get(i).type())) {
        return false;
      }
    }
    return true;
  }

  private static String edgeName(RegionBranchPoint from, RegionSuccessor to) {
    return "from " + (from.isParent() ? "parent operands" : "Region #" + from.region().index())
        + " to " + (to.isParent() ? "parent results" : "Region #" + to.region().index());
  }
}
