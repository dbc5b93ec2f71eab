// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.types.MemRefType;

/** Allocates memory on the heap. {@code memref.dealloc} frees it. */
@Op(name = "memref.alloc", family = AllocLikeOp.class,
    results = "memref: ANY_MEMREF alloc",
    resultNames = "alloc",
    implementations = AllocOp.Allocation.class,
    patterns = AllocPatterns.class)
public final class AllocOp extends AllocOpBase {
  AllocOp(Operation operation) {
    super(operation);
  }

  /** Creates an allocation with one size for each dynamic dimension of {@code type}, whose layout has no symbols. */
  public static OpResult create(OpBuilder builder, Location location, MemRefType type,
      List<? extends Value> dynamicSizes) {
    return create(builder, location, type, dynamicSizes, List.of());
  }

  /**
   * Creates an allocation with sizes for the dynamic dimensions and operands for the symbols of {@code type}.
   *
   * @param alignment an {@code i64} attribute, or null
   */
  public static OpResult create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      List<? extends Value> dynamicSizes,
      List<? extends Value> symbolOperands,
      IntegerAttr alignment) {
    AllocOp made = build(builder, location, type, dynamicSizes, symbolOperands);
    made.setAlignmentAttr(alignment);
    return made.memref();
  }

  /** Frees and promotes the memory, and moves the allocation. Clones are attached by the dialect that defines them. */
  static final class Allocation implements AllocationOpInterface {
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
      AllocOp alloc = of(op);
      Operation promoted = AllocaOp.create(
          builder, op.location(), alloc.memrefType(), alloc.dynamicSizes(), alloc.symbolOperands(),
          alloc.alignmentAttr()).definingOp();
      promoted.setDiscardableAttributes(op.discardableAttributes());
      return promoted;
    }
  }
}
