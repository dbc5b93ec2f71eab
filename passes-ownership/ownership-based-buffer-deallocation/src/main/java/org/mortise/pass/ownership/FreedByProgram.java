// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferAllocations;
import org.mortise.analysis.alias.BufferFlow;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Recognizes functions that free all their buffers, such as those that a deallocation pipeline has made: each buffer
 * that is allocated or returned by a call is freed or returned by some value that may be the buffer. Whether that
 * happens on each way is not checked. Linear in the function.
 */
final class FreedByProgram {
  private FreedByProgram() {}

  /** Returns whether the pass has nothing to add to {@code function}. */
  static boolean areAllIn(Operation function) {
    List<Value> buffers = new ArrayList<>();
    boolean freesArgument = function.walkPreOrder((Operation op) -> {
      if (op != function && OwnershipDeallocation.isApart(op)) {
        return Walk.Result.SKIP;
      }
      for (Value result : op.results()) {
        if (result.type() instanceof BaseMemRefType && isNew(op, result)) {
          buffers.add(result);
        }
      }
      return freesArgumentOf(function, op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
    if (freesArgument) {
      return false;
    }
    BufferFlow flow = BufferFlow.of(BufferAliases.of(function, BufferGraph.NEW_RESULTS));
    return !flow.fold(buffers, FreedByProgram::isFreedOrReturned, Boolean::logicalOr).contains(false);
  }

  private static boolean isNew(Operation op, Value result) {
    return op.implementsInterface(CallOpInterface.class) || BufferAllocations.allocates(op, result);
  }

  private static boolean freesArgumentOf(Operation function, Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (BufferGraph.viewBase(op.operand(i)) instanceof BlockArgument argument
          && argument.owner().parentOp() == function && argument.owner().isEntryBlock()
          && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFreedOrReturned(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      boolean isReturned = user.hasTrait(Trait.RETURN_LIKE)
          && user.parentOp().implementsInterface(FunctionOpInterface.class);
      if (isReturned || MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, value)) {
        return true;
      }
    }
    return false;
  }
}
