// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
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

/**
 * Gives critical aliases separate buffers: each buffer forwarded to a critical alias is replaced by a clone. For a
 * terminator with several successors the clone is made on the edge; otherwise it would leak when another edge is taken.
 */
final class CriticalClones {
  private static final String JOINS = "control flow joins, and the value can be one of several buffers there";

  private final BufferOperations buffers;
  private final EdgeBlocks edges;

  CriticalClones(BufferOperations buffers, EdgeBlocks edges) {
    this.buffers = buffers;
    this.edges = edges;
  }

  void introduce(Value critical) {
    if (!(critical instanceof BlockArgument argument)) {
      intoMember(critical.definingOp(), RegionBranchPoint.parent(), critical);
      return;
    }
    Block block = argument.owner();
    if (block.isEntryBlock()) {
      intoMember(block.parentOp(), RegionBranchPoint.region(block.parent()), argument);
    } else {
      onBranches(block, argument.index());
    }
  }

  private void onBranches(Block block, int argument) {
    List<BlockOperand> uses = new ArrayList<>();
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      uses.add(use);
    }
    for (BlockOperand use : uses) {
      Operation branch = edges.branchOn(use.owner(), use.index());
      SuccessorOperands operands = branch == null ? null : operandsOf(branch, use, block);
      if (operands == null || operands.get(argument) == null) {
        throw new DeallocationFailure(use.owner(), "makes a buffer for a successor that others pass buffers to, too");
      }
      buffers.cloneFor(block.argument(argument), branch,
          operands.forwarded().start() + argument - operands.producedCount(), JOINS);
    }
  }

  private static SuccessorOperands operandsOf(Operation branch, BlockOperand use, Block block) {
    int index = branch == use.owner() ? use.index() : 0;
    return branch.getInterface(BranchOpInterface.class).getSuccessorOperands(branch, index);
  }

  /** Clones on the edges to {@code input}, a result of {@code op} or an argument of the region {@code target}. */
  private void intoMember(Operation op, RegionBranchPoint target, Value input) {
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      throw new DeallocationFailure(op, "passes buffers on in a way that no interface describes");
    }
    for (int i = 0; i < op.regionCount(); i++) {
      int index = indexOf(input, target, regions.getSuccessorRegions(op, RegionBranchPoint.region(op.region(i))));
      if (index >= 0) {
        atEndsOf(input, op.region(i), target, index);
      }
    }
    int index = indexOf(input, target, regions.getSuccessorRegions(op, RegionBranchPoint.parent()));
    if (index >= 0) {
      buffers.cloneFor(input, op, regions.getEntrySuccessorOperands(op, target).start() + index, JOINS);
    }
  }

  private void atEndsOf(Value input, Region region, RegionBranchPoint target, int index) {
    for (Block block : region.blocks()) {
      Operation last = block.last();
      RegionBranchTerminatorOpInterface terminator =
          last == null ? null : last.getInterface(RegionBranchTerminatorOpInterface.class);
      if (terminator != null) {
        OperandRange operands = terminator.getSuccessorOperands(last, target);
        buffers.cloneFor(input, last, operands.start() + index, JOINS);
      }
    }
  }

  private static int indexOf(Value input, RegionBranchPoint target, List<RegionSuccessor> successors) {
    for (RegionSuccessor successor : successors) {
      if (successor.point().equals(target)) {
        return successor.indexOf(input);
      }
    }
    return -1;
  }
}
