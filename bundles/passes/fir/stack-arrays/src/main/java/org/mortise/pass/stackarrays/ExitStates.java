// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/** The states of the allocations at the ends of the blocks after which control has left the function. */
final class ExitStates {
  private final Operation function;
  private final List<Operation> exits = new ArrayList<>();
  private final List<AllocationStates> states = new ArrayList<>();
  private AllocationStates joined = AllocationStates.NONE;

  ExitStates(Operation function, AllocationAnalysis allocations) {
    this.function = function;
    function.walkPreOrder(op -> {
      AllocationStates atEnd = isExit(op) ? allocations.before(op) : null;
      if (atEnd != null) {
        exits.add(op);
        states.add(atEnd);
        joined = joined.join(atEnd);
      }
    });
  }

  /** Returns whether an allocation is freed at all exits that it reaches, and reaches at least one. */
  boolean isAlwaysFreed(int allocation) {
    return joined.isFreed(allocation) && !joined.isAllocated(allocation);
  }

  /** Returns the first exit that an allocation may reach without being freed, or null. */
  @Nullable Operation firstWithout(int allocation) {
    if (!joined.isAllocated(allocation)) {
      return null;
    }
    int i = 0;
    while (!states.get(i).isAllocated(allocation)) {
      i++;
    }
    return exits.get(i);
  }

  private boolean isExit(Operation op) {
    return op.hasTrait(Trait.TERMINATOR) && op.successorCount() == 0 && leaves(op);
  }

  private boolean leaves(Operation terminator) {
    return terminator.parentOp() == function || !terminator.hasTrait(Trait.RETURN_LIKE)
        && !terminator.implementsInterface(RegionBranchTerminatorOpInterface.class);
  }
}
