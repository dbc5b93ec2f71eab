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
      Diagnostic found = edge(op, branch, op, successor, passed);
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
      for (Block block = firstTerminator(region.first()); block != null; block = firstTerminator(block.next())) {
        Operation terminator = block.last();
        OperandRange passed = terminator.getInterface(RegionBranchTerminatorOpInterface.class)
            .getSuccessorOperands(terminator, successor.point());
        Diagnostic found = edge(op, branch, terminator, successor, passed);
        if (found != null) {
          return found;
        }
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

  /** Checks what {@code from}, the operation itself or a terminator in it, passes to a successor. */
  private static @Nullable Diagnostic edge(
      Operation op, RegionBranchOpInterface branch, Operation from, RegionSuccessor to, OperandRange passed) {
    List<? extends Value> inputs = to.inputs();
    if (passed.size() != inputs.size()) {
      return problem(op, from, to, "region branch point has " + passed.size()
          + " operands, but region successor needs " + inputs.size() + " inputs");
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (!branch.areTypesCompatible(op, passed.get(i).type(), inputs.get(i).type())) {
        return problem(op, from, to, "successor operand type #" + i + " '" + passed.get(i).type()
            + "' should match successor input type #" + i + " '" + inputs.get(i).type() + "'");
      }
    }
    return null;
  }

  private static Diagnostic problem(Operation op, Operation from, RegionSuccessor to, String problem) {
    String source = from == op ? "parent" : "Operation " + from.name();
    String target = to.isParent() ? "parent" : "Region #" + to.region().index();
    return op.opError("along control flow edge from " + source + " to " + target + ": " + problem)
        .note(from.location(), "region branch point");
  }
}
