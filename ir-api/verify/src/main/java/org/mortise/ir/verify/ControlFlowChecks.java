// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;

/** That what is passed along an edge, between blocks or between regions, fits what receives it. */
final class ControlFlowChecks {
  private ControlFlowChecks() {}

  static Diagnostic branch(Operation op, BranchOpInterface branch) {
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

  static Diagnostic regionBranch(Operation op, RegionBranchOpInterface branch) {
    for (RegionSuccessor successor : branch.getSuccessorRegions(op, null)) {
      OperandRange passed = branch.getEntrySuccessorOperands(op, successor.region());
      Diagnostic found = edge(op, branch, null, successor, passed);
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

  private static Diagnostic edgesFrom(Operation op, RegionBranchOpInterface branch, Region region) {
    if (firstTerminator(region.first()) == null) {
      return null;
    }
    for (RegionSuccessor successor : branch.getSuccessorRegions(op, region)) {
      OperandRange first = null;
      for (Block block = firstTerminator(region.first()); block != null; block = firstTerminator(block.next())) {
        Operation terminator = block.last();
        OperandRange passed = terminator.getInterface(RegionBranchTerminatorOpInterface.class)
            .getSuccessorOperands(terminator, successor.region());
        if (first == null) {
          first = passed;
        } else if (!sameTypes(op, branch, first, passed)) {
          return op.opError(" along control flow edge" + edgeName(region, successor)
              + " operands mismatch between return-like terminators");
        }
      }
      Diagnostic found = edge(op, branch, region, successor, first);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The first block from {@code from} on whose terminator leaves the region, or null. */
  private static Block firstTerminator(Block from) {
    Block block = from;
    while (block != null
        && (block.last() == null || !block.last().implementsInterface(RegionBranchTerminatorOpInterface.class))) {
      block = block.next();
    }
    return block;
  }

  private static Diagnostic edge(
      Operation op, RegionBranchOpInterface branch, Region from, RegionSuccessor to, OperandRange passed) {
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

  private static String edgeName(Region from, RegionSuccessor to) {
    return "from " + (from == null ? "parent operands" : "Region #" + from.index())
        + " to " + (to.isParent() ? "parent results" : "Region #" + to.region().index());
  }
}
