// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** The edges of a {@link BufferGraph} to one value. Methods return whether there may be other sources. */
final class BackwardEdges {
  private final BufferGraph graph;
  private final Value target;
  private final List<Value> sources;

  BackwardEdges(BufferGraph graph, Value target, List<Value> sources) {
    this.graph = graph;
    this.target = target;
    this.sources = sources;
  }

  boolean collect() {
    if (target instanceof BlockArgument argument) {
      Block block = argument.owner();
      return block.isEntryBlock() ? ofMember(block.parentOp()) : ofBranches(block, argument.index());
    }
    return ofMember(target.definingOp());
  }

  /** Collects the sources if the target is a result of {@code op} or an argument of a region of {@code op}. */
  private boolean ofMember(Operation op) {
    if (op == null) {
      return true;
    }
    switch (graph.kindOf(op, target)) {
      case DECLARED -> {
        BufferViewFlowOpInterface declared = op.getInterface(BufferViewFlowOpInterface.class);
        declared.getSources(op, target, sources);
        return declared.mayBeTerminalBuffer(op, target);
      }
      case SELECT -> {
        SelectLikeOpInterface select = op.getInterface(SelectLikeOpInterface.class);
        sources.add(select.getTrueValue(op));
        sources.add(select.getFalseValue(op));
        return false;
      }
      case VIEW, VIEW_METADATA -> {
        sources.add(op.getInterface(ViewLikeOpInterface.class).getViewSource(op));
        return false;
      }
      case REGION_ENTRY -> {
        boolean others = ofRegions(op, op.getInterface(RegionBranchOpInterface.class));
        ofUnknownExits(op);
        return others;
      }
      case CALL -> {
        if (graph.follows(BufferEdge.CALL)) {
          sources.addAll(List.of(op.operands()));
        }
        return true;
      }
      case ADDRESS -> {
        boolean others = true;
        for (int i = 0; i < op.operandCount(); i++) {
          if (BufferAddresses.flows(op, op.operand(i), target)) {
            sources.add(op.operand(i));
            others &= !BufferGraph.isBuffer(op.operand(i));
          }
        }
        return others;
      }
      default -> {
        if (graph.mayBeAnyOperand(op, target)) {
          addBuffers(op);
        }
        ofUnknownExits(op);
        return true;
      }
    }
  }

  private boolean ofBranches(Block block, int index) {
    if (!graph.follows(BufferEdge.BRANCH)) {
      return true;
    }
    boolean others = false;
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      BranchOpInterface branch = use.owner().getInterface(BranchOpInterface.class);
      SuccessorOperands operands = branch == null ? null : branch.getSuccessorOperands(use.owner(), use.index());
      Value passed = operands == null || index >= operands.size() ? null : operands.get(index);
      if (passed != null) {
        sources.add(passed);
        continue;
      }
      others = true;
      if (branch == null && graph.follows(BufferEdge.UNKNOWN_CONTROL) && BufferGraph.isBuffer(target)) {
        addBuffers(use.owner());
      }
    }
    return others;
  }

  private boolean ofRegions(Operation op, RegionBranchOpInterface regions) {
    boolean isDescribed = false;
    boolean others = false;
    RegionBranchPoint point = target.definingOp() == op
        ? RegionBranchPoint.parent() : RegionBranchPoint.region(target.parentRegion());
    for (RegionSuccessor successor : regions.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      int index = successor.point().equals(point) ? successor.indexOf(target) : -1;
      if (index >= 0) {
        isDescribed = true;
        others |= !graph.follows(BufferEdge.REGION_ENTRY)
            || !add(regions.getEntrySuccessorOperands(op, point), index);
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (RegionSuccessor successor : regions.getSuccessorRegions(op, RegionBranchPoint.region(op.region(i)))) {
        int index = successor.point().equals(point) ? successor.indexOf(target) : -1;
        if (index >= 0) {
          isDescribed = true;
          others |= !graph.follows(BufferEdge.REGION_EXIT) || !ofTerminators(op.region(i), point, index);
        }
      }
    }
    return others || !isDescribed;
  }

  /** Returns false if a terminator may leave the region without describing its forwarded operands. */
  private boolean ofTerminators(Region from, RegionBranchPoint to, int index) {
    boolean isDescribed = true;
    for (Block block = from.first(); block != null; block = block.next()) {
      Operation last = block.last();
      RegionBranchTerminatorOpInterface terminator =
          last == null ? null : last.getInterface(RegionBranchTerminatorOpInterface.class);
      if (terminator != null) {
        isDescribed &= add(terminator.getSuccessorOperands(last, to), index);
      } else if (last == null || last.successorCount() == 0 && !last.name().isRegistered()) {
        isDescribed = false;
      }
    }
    return isDescribed;
  }

  private boolean add(OperandRange operands, int index) {
    if (index >= operands.size()) {
      return false;
    }
    sources.add(operands.get(index));
    return true;
  }

  private void ofUnknownExits(Operation op) {
    if (!graph.follows(BufferEdge.UNKNOWN_CONTROL) || !BufferGraph.isBuffer(target)) {
      return;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        if (block.last() != null && BufferGraph.isUnknownExit(block.last())) {
          addBuffers(block.last());
        }
      }
    }
  }

  private void addBuffers(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (BufferGraph.isBuffer(op.operand(i))) {
        sources.add(op.operand(i));
      }
    }
  }
}
