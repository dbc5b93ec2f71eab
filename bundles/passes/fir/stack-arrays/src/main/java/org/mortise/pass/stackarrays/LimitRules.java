// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.ir.Operation;

/** Decides by the budget, the guard and the calls of a module which arrays may move. */
final class LimitRules {
  private final StackLimits limits;
  private final EntityLayout layout = new EntityLayout();
  private final FrameGraph graph;
  private final StackBudget budget;
  private String reason = "";

  LimitRules(Operation module, StackLimits limits) {
    this.limits = limits;
    this.graph = new FrameGraph(module, layout);
    this.budget = new StackBudget(graph, limits.budget());
  }

  /** Returns the functions in the order in which they have to be planned. */
  List<Operation> order(List<Operation> functions) {
    return graph.bottomUp(functions);
  }

  /** Returns the reason why no array of a function may move, or null. */
  @Nullable String reasonToStay(Operation function) {
    return !limits.allowsRecursion() && graph.isRecursive(function)
        ? "its function can call itself (see allow-recursive)" : null;
  }

  /** Returns the reason why the array that was limited last may not move. */
  String reason() {
    return reason;
  }

  /** Returns the bytes that an array takes at most on the stack, or {@link EntityLayout#UNKNOWN}. */
  long bytesOf(long size) {
    return size == EntityLayout.UNKNOWN && limits.hasGuard() ? limits.guard() : size;
  }

  /**
   * Returns the place of an array, guarded if its size is not known, or null if it may not move.
   *
   * @param size the bytes of the array, or {@link EntityLayout#UNKNOWN}
   */
  @Nullable Placement limit(AllocMemOp array, Placement placement, long size) {
    boolean isGuarded = size == EntityLayout.UNKNOWN && limits.hasGuard();
    if (isGuarded && layout.staticFactor(array.allocatedType()) == EntityLayout.UNKNOWN) {
      reason = "its size cannot be computed, so that it cannot be guarded";
      return null;
    }
    if (limits.hasBudget() && !fits(placement, bytesOf(size))) {
      return null;
    }
    return isGuarded ? placement.guardedBy(limits.guard()) : placement;
  }

  private boolean fits(Placement placement, long size) {
    if (size == EntityLayout.UNKNOWN) {
      reason = "its size is not known, so that no budget is sure to hold it (see guard)";
      return false;
    }
    long left = budget.left(placement.block());
    long held = placement.slot() == null ? 0 : placement.slot().size();
    long needed = StackBudget.slot(Math.max(size, held)) - StackBudget.slot(held);
    if (needed > left) {
      reason = "it needs " + needed + " bytes, and of the budget of " + limits.budget() + " bytes " + left
          + " are left";
      return false;
    }
    budget.reserve(placement.block(), needed);
    return true;
  }
}
