// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Replaces operands that are casts by the sources of the casts, whose types have at least as much information. */
public final class CastFolding {
  private CastFolding() {}

  /** Folds casts of ranked memrefs into the operands of {@code op}. */
  public static FoldResult intoOperands(Operation op) {
    return intoOperands(op, null);
  }

  /** Like {@link #intoOperands(Operation)}, but leaves operands that are {@code except} unchanged. */
  public static FoldResult intoOperands(Operation op, @Nullable Value except) {
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      CastOp cast = CastOp.of(operand.definingOp());
      if (cast != null && operand != except && cast.source() != operand && cast.source().type() instanceof MemRefType) {
        op.setOperand(i, cast.source());
        changed = true;
      }
    }
    return changed ? FoldResult.IN_PLACE : FoldResult.NONE;
  }

  /** Folds casts that only remove static information into the operands of {@code op}. */
  static FoldResult intoConsumer(Operation op) {
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      CastOp cast = CastOp.of(op.operand(i).definingOp());
      if (cast != null && canFoldIntoConsumer(cast)) {
        op.setOperand(i, cast.source());
        changed = true;
      }
    }
    return changed ? FoldResult.IN_PLACE : FoldResult.NONE;
  }

  /**
   * Returns whether the cast only removes static information, so that a user can infer its result type from the source
   * of the cast instead.
   */
  static boolean canFoldIntoConsumer(CastOp cast) {
    if (!(cast.source().type() instanceof MemRefType from) || !(cast.dest().type() instanceof MemRefType to)
        || from.elementType() != to.elementType() || from.rank() != to.rank()) {
      return false;
    }
    StridesAndOffset a = from.stridesAndOffset();
    StridesAndOffset b = to.stridesAndOffset();
    if (a == null || b == null) {
      return false;
    }
    for (int i = 0; i < from.rank(); i++) {
      if (loses(to.dim(i), from.dim(i)) || loses(b.strides()[i], a.strides()[i])) {
        return false;
      }
    }
    return !loses(b.offset(), a.offset());
  }

  /** Returns whether {@code before} is static and {@code after} is dynamic. */
  private static boolean loses(long before, long after) {
    return !ShapedType.isDynamic(before) && ShapedType.isDynamic(after);
  }
}
