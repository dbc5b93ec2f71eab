// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * One step forward along the flow of buffers: what can be the same buffer as an operand, next to the operation that
 * uses it. Follows the interfaces, and where there is none takes everything that the operation passes on, or to its
 * regions, for that buffer. What a call returns is a buffer of its own. Linear in the operands and results of the user.
 */
final class NextAliases {
  private final OpOperand use;
  private final List<Value> found;

  private NextAliases(OpOperand use, List<Value> found) {
    this.use = use;
    this.found = found;
  }

  static void collect(OpOperand use, List<Value> found) {
    new NextAliases(use, found).collect();
  }

  private void collect() {
    Operation user = use.owner();
    if (user.successorCount() > 0) {
      ofBranch(user);
    } else if (user.hasTrait(Trait.TERMINATOR) && user.parentOp() != null) {
      ofEnd(user, user.parentOp());
    } else if (user.regionCount() > 0) {
      ofEntry(user);
    } else if (!user.implementsInterface(CallOpInterface.class)) {
      ofResults(user);
    }
  }

  private void ofBranch(Operation user) {
    BranchOpInterface branch = user.getInterface(BranchOpInterface.class);
    for (int i = 0; i < user.successorCount(); i++) {
      if (branch == null) {
        addArguments(user.successor(i));
        continue;
      }
      SuccessorOperands operands = branch.getSuccessorOperands(user, i);
      for (int k = operands.producedCount(); k < operands.size(); k++) {
        if (operands.get(k) == use.value()) {
          found.add(user.successor(i).argument(k));
        }
      }
    }
  }

  private void ofEnd(Operation user, Operation parent) {
    RegionBranchOpInterface regions = parent.getInterface(RegionBranchOpInterface.class);
    RegionBranchTerminatorOpInterface terminator = user.getInterface(RegionBranchTerminatorOpInterface.class);
    if (regions == null || terminator == null) {
      addAll(parent);
      return;
    }
    for (RegionSuccessor successor : regions.getSuccessorRegions(parent, user.parentRegion())) {
      addPassed(terminator.getSuccessorOperands(user, successor.region()), successor);
    }
  }

  private void ofEntry(Operation user) {
    RegionBranchOpInterface regions = user.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      addAll(user);
      return;
    }
    for (RegionSuccessor successor : regions.getSuccessorRegions(user, null)) {
      addPassed(regions.getEntrySuccessorOperands(user, successor.region()), successor);
    }
  }

  private void addPassed(OperandRange operands, RegionSuccessor successor) {
    for (int i = 0; i < operands.size() && i < successor.inputs().size(); i++) {
      if (operands.get(i) == use.value()) {
        found.add(successor.inputs().get(i));
      }
    }
  }

  private void ofResults(Operation user) {
    ViewLikeOpInterface view = user.getInterface(ViewLikeOpInterface.class);
    if (view != null && view.getViewSource(user) != use.value()) {
      return;
    }
    for (int i = 0; i < user.resultCount(); i++) {
      if (!MemoryEffects.hasEffect(user, Kind.ALLOCATE, user.result(i))) {
        addBuffer(user.result(i));
      }
    }
  }

  private void addAll(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      addBuffer(op.result(i));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.first() != null) {
        addArguments(region.first());
      }
    }
  }

  private void addArguments(Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      addBuffer(block.argument(i));
    }
  }

  private void addBuffer(Value value) {
    if (value.type() instanceof BaseMemRefType) {
      found.add(value);
    }
  }
}
