// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;

/** Replaces operations by ones with fewer results. */
final class Rebuilding {
  private Rebuilding() {}

  /**
   * Replaces {@code op} by an equal operation without an unused result. Its regions are moved.
   *
   * @return the new operation; null if the results have groups, and nothing is changed then
   */
  static @Nullable Operation withoutResult(Operation op, int index) {
    OpSchema definition = op.definition();
    if (definition != null && definition.resultSegmentsName() != null) {
      return null;
    }
    OperationState state = new OperationState(op.location(), op.name());
    for (int i = 0; i < op.operandCount(); i++) {
      state.addOperand(op.operand(i));
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (i != index) {
        state.addResultType(op.result(i).type());
      }
    }
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = state.addRegion();
      region.takeBlocks(null, op.region(i));
    }
    for (int i = 0; i < op.successorCount(); i++) {
      state.addSuccessor(op.successor(i));
    }
    Operation smaller = Operation.create(state);
    op.block().insertBefore(op, smaller);
    for (int i = 0; i < op.resultCount(); i++) {
      if (i != index) {
        op.result(i).replaceAllUsesWith(smaller.result(i < index ? i : i - 1));
      }
    }
    op.erase();
    return smaller;
  }
}
