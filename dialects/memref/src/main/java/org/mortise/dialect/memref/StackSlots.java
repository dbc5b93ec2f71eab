// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.interfaces.PromotableAllocationOpInterface;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.VectorType;

/**
 * Promotes a {@code memref.alloca} of one element to a value. An element that is read before it is written is a
 * constant zero, so the element type must have one; an element that is a memref is a new {@code memref.alloca} instead.
 */
final class StackSlots implements PromotableAllocationOpInterface {
  @Override
  public List<MemorySlot> getPromotableSlots(Operation op) {
    MemRefType type = AllocaOp.of(op).memrefType();
    if (!type.hasStaticShape() || type.numElements() != 1 || !isSupported(type.elementType())) {
      return List.of();
    }
    return List.of(new MemorySlot(AllocaOp.of(op).memref(), type.elementType()));
  }

  private static boolean isSupported(Type type) {
    return type instanceof MemRefType memref ? memref.hasStaticShape() : zero(type) != null;
  }

  private static @Nullable Attribute zero(Type type) {
    if (type instanceof VectorType vector) {
      Type element = vector.elementType();
      if (element instanceof FloatType) {
        return DenseNumbersAttr.ofDoubles(vector, 0);
      }
      return zero(element) == null ? null : DenseNumbersAttr.ofLongs(vector, 0);
    }
    if (type instanceof FloatType kind) {
      return FloatAttr.of(kind, 0);
    }
    boolean signless = type instanceof IntegerType integer && integer.signedness() == Signedness.SIGNLESS;
    return signless || type instanceof IndexType ? IntegerAttr.of(type, 0) : null;
  }

  @Override
  public Value getDefaultValue(Operation op, MemorySlot slot, OpBuilder builder) {
    if (slot.elementType() instanceof MemRefType memref) {
      return AllocaOp.create(builder, op.location(), memref, List.of());
    }
    return ConstantOp.create(builder, op.location(), zero(slot.elementType()));
  }

  @Override
  public void handlePromotionComplete(Operation op, MemorySlot slot, Value defaultValue) {
    if (defaultValue != null && !defaultValue.hasUses()) {
      defaultValue.definingOp().erase();
    }
    op.erase();
  }
}
