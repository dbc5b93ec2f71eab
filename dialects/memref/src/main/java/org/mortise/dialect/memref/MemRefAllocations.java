// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.osgi.service.component.annotations.Component;

/** Frees the memory of {@code memref.alloc} and moves the allocation. The dialect that has clones attaches these. */
@Component(service = AllocationOpInterface.class)
@Serves(AllocOp.NAME)
@AutoService(OpInterface.class)
public final class MemRefAllocations implements AllocationOpInterface {
  @Override
  public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
    return DeallocOp.create(builder, allocated.location(), allocated).operation();
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
