// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.List;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** Replaces operations by copies with more results. */
final class Rebuilding {
  private Rebuilding() {}

  /**
   * Replaces {@code op} by an operation with {@code count} more results of type {@code i1}. Returns the new operation,
   * or {@code op} itself if {@code count} is 0.
   */
  static Operation withI1Results(Operation op, int count, LiveMemrefs liveMemrefs) {
    if (count == 0) {
      return op;
    }
    OperationState state = new OperationState(op.location(), op.name());
    state.addOperands(List.of(op.operands()));
    for (int i = 0; i < op.resultCount(); i++) {
      state.addResultType(op.result(i).type());
    }
    Type i1 = IntegerType.of(op.context(), 1);
    for (int i = 0; i < count; i++) {
      state.addResultType(i1);
    }
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
    liveMemrefs.replaced(op, wider);
    op.erase();
    return wider;
  }
}
