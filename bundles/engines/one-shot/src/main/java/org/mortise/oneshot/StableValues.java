// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.dominance.DominanceInfo;

/**
 * Decides which values are the same at a read and at each write that is executed after a definition of the read
 * contents. A value that is computed again in between, in another iteration of a loop, is not stable. A query is linear
 * in the depth of nesting.
 */
final class StableValues {
  private final AnalysisState state;
  private final ProgramOrder order;
  private final DominanceInfo dominance;

  StableValues(AnalysisState state, ProgramOrder order, DominanceInfo dominance) {
    this.state = state;
    this.order = order;
    this.dominance = dominance;
  }

  /** Returns whether {@code value} is not computed again between the definitions and {@code read}. */
  boolean isStable(Value value, Read read) {
    if (state.enclosingParallelRegion(value.parentRegion()) != null) {
      return false;
    }
    for (Value definition : read.definitions()) {
      if (!precedes(value, definition) && !isComputedOnceAfter(value, definition)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether each execution of {@code definition} follows a computation of {@code value}. */
  private boolean precedes(Value value, Value definition) {
    if (value.parentBlock() == definition.parentBlock() && value instanceof BlockArgument) {
      return true;
    }
    Operation defining = definition.definingOp();
    if (defining != null) {
      return value.definingOp() == defining || dominance.properlyDominates(value, defining);
    }
    Operation first = definition.parentBlock().first();
    return value.parentBlock() != definition.parentBlock() && first != null
        && dominance.properlyDominates(value, first);
  }

  /**
   * Returns whether {@code value} is computed at most once after an execution of {@code definition} before the next
   * one: all loops around it are also around the definition.
   */
  private boolean isComputedOnceAfter(Value value, Value definition) {
    Region loop = state.enclosingRepetitiveRegion(value.parentRegion());
    Region around = state.enclosingRepetitiveRegion(definition.parentRegion());
    while (around != null && around != loop) {
      around = state.enclosingRepetitiveRegion(around.parentRegion());
    }
    return around == loop && !order.isInCycleOfBlocks(value.parentBlock());
  }
}
