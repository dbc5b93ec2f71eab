// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Drops operands that an operation has already, where only the set of operands matters, and shapes of scalars. */
final class DuplicateOperands {
  private DuplicateOperands() {}

  /** Creates the operation again with every operand once. */
  @Canonicalization("RemoveDuplicateOperandsPattern")
  static boolean remove(Operation op, PatternRewriter rewriter) {
    Set<Value> distinct = new LinkedHashSet<>(List.of(op.operands()));
    return distinct.size() < op.operandCount() && recreate(op, new ArrayList<>(distinct), rewriter);
  }

  @Canonicalization("RemoveEmptyShapeOperandsPattern")
  static boolean removeEmpty(BroadcastOp op, PatternRewriter rewriter) {
    return removeEmpty(op.operation(), rewriter);
  }

  /** Creates the operation again without the shapes that are known to be empty; one operand is kept. */
  static boolean removeEmpty(Operation op, PatternRewriter rewriter) {
    List<Value> kept = new ArrayList<>();
    for (Value shape : op.operands()) {
      if (!isEmpty(shape)) {
        kept.add(shape);
      }
    }
    return kept.size() < op.operandCount() && !kept.isEmpty() && recreate(op, kept, rewriter);
  }

  private static boolean isEmpty(Value shape) {
    if (shape.type() instanceof RankedTensorType extents && extents.dim(0) == 0) {
      return true;
    }
    ConstShapeOp constant = ConstShapeOp.of(shape.definingOp());
    return constant != null && constant.shapeAttr().numElements() == 0;
  }

  /** Replaces the operation by a copy with other operands. */
  static boolean recreate(Operation op, List<? extends Value> operands, PatternRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), op.name().toString());
    operands.forEach(state::addOperand);
    state.addResultTypes(List.of(op.result(0).type()));
    op.attributes().entries().forEach(entry -> state.addAttribute(entry.name(), entry.value()));
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}
