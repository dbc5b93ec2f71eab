// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.osgi.service.component.annotations.Component;

/** How memory of {@code memref.alloc} is freed, cloned and moved. A clone is left to the dialect that has clones. */
@Component(service = AllocationOpInterface.class)
@Serves(AllocOp.NAME)
@AutoService(OpInterface.class)
public final class MemRefAllocations implements AllocationOpInterface {
  private static final String CLONE = "bufferization.clone";

  @Override
  public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
    return DeallocOp.create(builder, allocated.location(), allocated).operation();
  }

  @Override
  public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
    return cloneOf(allocated, builder);
  }

  /** Null if nobody has clones. */
  static Value cloneOf(Value allocated, OpBuilder builder) {
    OperationState state = builder.state(allocated.location(), CLONE);
    if (!state.name().isRegistered()) {
      return null;
    }
    return builder.create(state.addOperand(allocated).addResultType(allocated.type())).result(0);
  }

  @Override
  public HoistingKind getHoistingKind(Operation op) {
    return HoistingKind.BOTH;
  }

  @Override
  public Operation buildPromotedAlloc(Operation op, OpBuilder builder, Value allocated) {
    AllocOp alloc = AllocOp.of(op);
    AllocaOp promoted = AllocaOp.create(
        builder, op.location(), alloc.type(), alloc.dynamicSizes(), alloc.symbolOperands(), alloc.alignmentAttr());
    promoted.operation().setDiscardableAttributes(op.discardableAttributes());
    return promoted.operation();
  }
}
