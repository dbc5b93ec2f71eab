// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.List;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;

/** Replaces operations by copies with more results. */
public final class MoreResults {
  private MoreResults() {}

  /**
   * Creates, before {@code op}, an operation with the same operands, attributes and results, followed by results of the
   * types {@code added}. Moves the regions and the uses of the results to it; the caller must erase {@code op}. Linear
   * in operands, results and blocks.
   */
  public static Operation append(Operation op, List<Type> added) {
    OperationState state = new OperationState(op.location(), op.name());
    state.addOperands(List.of(op.operands()));
    for (int i = 0; i < op.resultCount(); i++) {
      state.addResultType(op.result(i).type());
    }
    added.forEach(state::addResultType);
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = state.addRegion();
      region.takeBlocks(null, op.region(i));
    }
    Operation wider = OpBuilder.before(op).create(state);
    for (int i = 0; i < op.resultCount(); i++) {
      op.result(i).replaceAllUsesWith(wider.result(i));
    }
    return wider;
  }
}
