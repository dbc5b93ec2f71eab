// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.interfaces.FunctionOpInterface;

/**
 * Replaces results of operations by new arguments of their function, which are as unknown to passes as results of loads
 * and calls. Calls of the function are not extended, so the verifier rejects this for called functions.
 */
public final class ResultsToArguments extends SiteStep<Operation> {
  public ResultsToArguments(Placeholders placeholders) {
    super("replace operations by function arguments", Reach.MANY_PLACES, placeholders);
  }

  @Override
  List<Operation> list(Operation module) {
    return Sites.in(module, op -> op.hasResultUses() && !Sites.isTerminator(op) && function(op) != null);
  }

  /** Returns the nearest isolated ancestor if it is a function; null otherwise. */
  private static @Nullable Operation function(Operation op) {
    Operation around = op.parentOp();
    while (around != null && !around.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      around = around.parentOp();
    }
    return around != null && around.implementsInterface(FunctionOpInterface.class) ? around : null;
  }

  @Override
  boolean take(Operation op, Substitutes substitutes) {
    Operation owner = function(op);
    FunctionOpInterface function = owner.getInterface(FunctionOpInterface.class);
    List<Type> arguments = new ArrayList<>(function.getArgumentTypes(owner));
    List<Type> results = function.getResultTypes(owner);
    Block entry = function.getBody(owner).first();
    for (OpResult result : op.resultList()) {
      if (result.hasUses()) {
        arguments.add(result.type());
        result.replaceAllUsesWith(entry.addArgument(result.type(), result.location()));
      }
    }
    function.setType(owner, arguments, results);
    op.erase();
    return true;
  }
}
