// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.dialect.bufferization.deallocation.OwnedMemref;
import org.mortise.dialect.bufferization.deallocation.Ownership;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.types.IntegerType;

/** Selects the ownership of a selected memref by the same condition, so that the memref need not be cloned. */
final class SelectedOwnership {
  private SelectedOwnership() {}

  /**
   * Returns {@code memref}, the result of {@code op}, with its ownership. Returns a clone if the ownership of one of
   * the two values is unknown, or if the condition is not an {@code i1}.
   */
  static OwnedMemref materialize(
      Operation op, SelectLikeOpInterface select, DeallocationState state, OpBuilder builder, Value memref) {
    Block block = op.block();
    Value condition = select.getCondition(op);
    Ownership ifTrue = state.getOwnership(select.getTrueValue(op), block);
    Ownership ifFalse = state.getOwnership(select.getFalseValue(op), block);
    if (!ifTrue.isUnique() || !ifFalse.isUnique() || condition.type() != IntegerType.of(op.context(), 1)) {
      return state.getMemrefWithUniqueOwnership(builder, memref, block);
    }
    Value ownership = SelectOp.create(builder, op.location(), condition, ifTrue.indicator(), ifFalse.indicator());
    return new OwnedMemref(memref, ownership);
  }
}
