// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.bufferization.deallocation.OwnedMemref;
import org.mortise.dialect.bufferization.deallocation.OwnershipBuilder;
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
      Operation op, SelectLikeOpInterface select, OwnershipBuilder state, OpBuilder builder, Value memref) {
    Block block = op.block();
    Value condition = select.getCondition(op);
    Value ifTrue = state.getOwnership(select.getTrueValue(op), block);
    Value ifFalse = state.getOwnership(select.getFalseValue(op), block);
    if (ifTrue == null || ifFalse == null || condition.type() != IntegerType.of(op.context(), 1)) {
      return state.materializeOwnership(builder, memref);
    }
    Value ownership = SelectOp.create(builder, op.location(), condition, ifTrue, ifFalse);
    return new OwnedMemref(memref, ownership);
  }
}
