// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.ControlFlowEdges;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * One step forward along the flow of buffers: what can be the same buffer as an operand, next to the operation that
 * uses it. Where an operation does not tell, it takes everything that is passed on, or to regions, for that buffer:
 * who merges clones has to see each way on which one is freed, and takes what a call returns for a buffer of its own.
 * An analysis of aliases decides both the other way. Linear in the operands and results of the user.
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
      if (!ControlFlowEdges.outOfRegion(user, this::addPassed)) {
        addAll(user.parentOp());
      }
    } else if (user.regionCount() > 0) {
      if (!ControlFlowEdges.intoRegions(user, this::addPassed)) {
        addAll(user);
      }
    } else if (!user.implementsInterface(CallOpInterface.class)) {
      ofResults(user);
    }
  }

  private void ofBranch(Operation user) {
    if (ControlFlowEdges.toSuccessors(user, this::addPassed)) {
      return;
    }
    for (int i = 0; i < user.successorCount(); i++) {
      addArguments(user.successor(i));
    }
  }

  private void addPassed(OperandRange operands, List<? extends Value> inputs) {
    for (int i = 0; i < operands.size() && i < inputs.size(); i++) {
      if (operands.get(i) == use.value()) {
        found.add(inputs.get(i));
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
