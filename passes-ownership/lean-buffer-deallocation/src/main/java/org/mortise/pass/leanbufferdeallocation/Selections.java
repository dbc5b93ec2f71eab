// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiPredicate;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IntegerType;

/**
 * Turns the selection of a buffer that is handed on or freed into two ways, so that the selected buffer can be given
 * away on each and the other one be freed. Canonicalization turns it back if nothing else happens there.
 */
final class Selections {
  private Selections() {}

  /** Changes the selections in {@code function}; linear in its operations. */
  static void toWays(Operation function) {
    List<Operation> selections = new ArrayList<>();
    function.walkPreOrder((Operation op) -> {
      if (op != function && OwnershipGraph.isApart(op)) {
        return Walk.Result.SKIP;
      }
      SelectLikeOpInterface select = op.getInterface(SelectLikeOpInterface.class);
      if (select != null && op.resultCount() == 1 && op.result(0).type() instanceof BaseMemRefType
          && select.getCondition(op).type() instanceof IntegerType
          && isLocal(select.getTrueValue(op), function) && isLocal(select.getFalseValue(op), function)
          && (isHandedOn(op.result(0)) || isFreed(op.result(0)))) {
        selections.add(op);
      }
      return Walk.Result.ADVANCE;
    });
    for (Operation op : selections) {
      SelectLikeOpInterface select = op.getInterface(SelectLikeOpInterface.class);
      Value yes = select.getTrueValue(op);
      Value no = select.getFalseValue(op);
      IfOp ways = IfOp.create(OpBuilder.before(op), op.location(), List.of(op.result(0).type()),
          select.getCondition(op), (inner, at) -> List.of(yes), (inner, at) -> List.of(no));
      op.result(0).replaceAllUsesWith(ways.results().get(0));
      op.erase();
    }
  }

  /** Returns whether {@code buffer} is local: ownership of an argument of the function cannot be given away. */
  private static boolean isLocal(Value buffer, Operation function) {
    return !(BufferGraph.viewBase(buffer) instanceof BlockArgument argument
        && argument.owner().parentOp() == function && argument.owner().isEntryBlock());
  }

  /** Returns whether {@code buffer} or a view of it is handed on to other values. */
  static boolean isHandedOn(Value buffer) {
    return hasUser(buffer, (user, view) ->
        user.hasTrait(Trait.TERMINATOR) || user.implementsInterface(RegionBranchOpInterface.class));
  }

  private static boolean isFreed(Value buffer) {
    return hasUser(buffer, (user, view) -> MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, view));
  }

  private static boolean hasUser(Value buffer, BiPredicate<Operation, Value> isWanted) {
    Deque<Value> views = new ArrayDeque<>();
    views.push(buffer);
    while (!views.isEmpty()) {
      for (OpOperand use = views.pop().firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        if (isWanted.test(user, use.value())) {
          return true;
        }
        if (user.implementsInterface(ViewLikeOpInterface.class)) {
          views.push(user.result(0));
        }
      }
    }
    return false;
  }
}
