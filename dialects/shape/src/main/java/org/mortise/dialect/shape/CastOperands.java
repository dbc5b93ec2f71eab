// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Replaces an operand by the source of a cast that only drops the number of extents. */
final class CastOperands {
  private CastOperands() {}

  @Canonicalization("CanonicalizeCastExtentTensorOperandsPattern")
  static boolean remove(Operation op, PatternRewriter rewriter) {
    boolean changes = false;
    for (Value operand : op.operands()) {
      changes |= sourceOf(operand) != operand;
    }
    if (!changes) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> {
      for (int i = 0; i < op.operandCount(); i++) {
        op.setOperand(i, sourceOf(op.operand(i)));
      }
    });
    return true;
  }

  private static Value sourceOf(Value operand) {
    CastOp cast = CastOp.of(operand.definingOp());
    boolean forgets = cast != null
        && ShapeConstraints.isExtents(cast.source().type())
        && ((RankedTensorType) cast.dest().type()).isDynamicDim(0)
        && !((RankedTensorType) cast.source().type()).isDynamicDim(0);
    return forgets ? cast.source() : operand;
  }
}
