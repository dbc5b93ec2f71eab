// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

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
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * One step back along the flow of buffers: the values that a value can be a view of, or be. Knows operations by their
 * interfaces only; a value that no interface speaks of is a buffer of its own.
 */
final class BufferSources {
  private BufferSources() {}

  /** Appends the sources of {@code value}. Returns whether it may also be a buffer that is none of them. */
  static boolean collect(Value value, List<Value> sources) {
    if (value instanceof BlockArgument argument) {
      Block block = argument.owner();
      return block.isEntryBlock()
          ? ofMember(block.parentOp(), value, sources) : ofBranches(block, argument.index(), sources);
    }
    return ofMember(value.definingOp(), value, sources);
  }

  /** Of a result or of an argument of an entry block of {@code op}. */
  private static boolean ofMember(Operation op, Value value, List<Value> sources) {
    if (op == null) {
      return true;
    }
    BufferViewFlowOpInterface flow = op.getInterface(BufferViewFlowOpInterface.class);
    if (flow != null) {
      flow.getSources(op, value, sources);
      return flow.mayBeTerminalBuffer(op, value);
    }
    ViewLikeOpInterface view = op.getInterface(ViewLikeOpInterface.class);
    if (view != null && op.resultCount() > 0 && value == op.result(0)) {
      sources.add(view.getViewSource(op));
      return false;
    }
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (regions != null) {
      return ofRegions(op, regions, value, sources);
    }
    // Nobody looks into the callee: what it returns can be new, or any of its operands.
    if (value.definingOp() != null && op.getInterface(CallOpInterface.class) != null) {
      sources.addAll(List.of(op.operands()));
    }
    return true;
  }

  static boolean ofBranches(Block block, int index, List<Value> sources) {
    boolean unknown = false;
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      BranchOpInterface branch = use.owner().getInterface(BranchOpInterface.class);
      SuccessorOperands operands = branch == null ? null : branch.getSuccessorOperands(use.owner(), use.index());
      Value passed = operands == null || index >= operands.size() ? null : operands.get(index);
      if (passed == null) {
        unknown = true;
      } else {
        sources.add(passed);
      }
    }
    return unknown;
  }

  static boolean ofRegions(Operation op, RegionBranchOpInterface regions, Value value, List<Value> sources) {
    boolean known = false;
    boolean unknown = false;
    Region target = value.definingOp() == op ? null : value.parentRegion();
    for (RegionSuccessor successor : regions.getSuccessorRegions(op, null)) {
      int index = successor.region() == target ? successor.indexOf(value) : -1;
      if (index >= 0) {
        known = true;
        unknown |= !add(regions.getEntrySuccessorOperands(op, target), index, sources);
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (RegionSuccessor successor : regions.getSuccessorRegions(op, op.region(i))) {
        int index = successor.region() == target ? successor.indexOf(value) : -1;
        if (index >= 0) {
          known = true;
          unknown |= !ofTerminators(op.region(i), target, index, sources);
        }
      }
    }
    return unknown || !known;
  }

  /** Returns false if something may leave the region of which this does not know what it passes on. */
  private static boolean ofTerminators(Region region, Region target, int index, List<Value> sources) {
    boolean known = true;
    for (Block block = region.first(); block != null; block = block.next()) {
      Operation last = block.last();
      RegionBranchTerminatorOpInterface terminator =
          last == null ? null : last.getInterface(RegionBranchTerminatorOpInterface.class);
      if (terminator != null) {
        known &= add(terminator.getSuccessorOperands(last, target), index, sources);
      } else if (last == null || last.successorCount() == 0 && !last.name().isRegistered()) {
        known = false;
      }
    }
    return known;
  }

  private static boolean add(OperandRange operands, int index, List<Value> sources) {
    if (index >= operands.size()) {
      return false;
    }
    sources.add(operands.get(index));
    return true;
  }
}
