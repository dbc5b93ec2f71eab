// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.List;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** Gives operations more results, which takes a new operation in the place of the old one. */
final class Rebuilding {
  private Rebuilding() {}

  /** An operation that is {@code op} with {@code count} more results of type {@code i1}; {@code op} itself for none. */
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
