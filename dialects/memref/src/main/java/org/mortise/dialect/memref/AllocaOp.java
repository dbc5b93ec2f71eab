// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.types.MemRefType;

/** Allocates memory on the stack. It is freed at the end of the enclosing automatic allocation scope. */
@Op(name = "memref.alloca", family = AllocLikeOp.class,
    results = "memref: ANY_MEMREF alloc(AUTOMATIC_ALLOCATION_SCOPE)",
    resultNames = "alloca",
    implementations = {StackSlots.class, StackElements.class, AllocaOp.Allocation.class},
    patterns = AllocPatterns.class)
public final class AllocaOp extends AllocaOpBase {
  AllocaOp(Operation operation) {
    super(operation);
  }

  @Override
  @Nullable Diagnostic verify() {
    Operation scope = parentOp();
    while (scope != null && !scope.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)) {
      scope = scope.parentOp();
    }
    return scope == null ? opError("requires an ancestor op with AutomaticAllocationScope trait") : super.verify();
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
    AllocaOp made = build(builder, location, type, dynamicSizes, symbolOperands);
    made.setAlignmentAttr(alignment);
    return made.memref();
  }

  /** Moves the operation out of loops. The memory is freed at the end of the enclosing scope. */
  static final class Allocation implements AllocationOpInterface {
    @Override
    public @Nullable Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return null;
    }

    @Override
    public HoistingKind getHoistingKind(Operation op) {
      return HoistingKind.LOOP;
    }
  }
}
