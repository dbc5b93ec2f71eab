// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.BroadcastShapes;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code shape.broadcast}. */
final class BroadcastPatterns {
  private BroadcastPatterns() {}

  /** The result rank is the maximum operand rank, if known. */
  @Canonicalization("BroadcastConcretizeResultTypePattern")
  static boolean concretizeResult(BroadcastOp op, PatternRewriter rewriter) {
    if (!(op.result().type() instanceof RankedTensorType result) || !result.isDynamicDim(0)) {
      return false;
    }
    long rank = 0;
    for (Value shape : op.shapes()) {
      if (!(shape.type() instanceof RankedTensorType extents) || extents.isDynamicDim(0)) {
        return false;
      }
      rank = Math.max(rank, extents.dim(0));
    }
    OperationState state = rewriter.state(op.location(), BroadcastOp.NAME);
    op.shapes().forEach(state::addOperand);
    state.addResultTypes(List.of(RankedTensorType.of(new long[] {rank}, result.elementType())));
    Value concrete = rewriter.create(state).result(0);
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), result, concrete));
    return true;
  }

  /** Replaces two or more constants by the shape that they are broadcast to. */
  @Canonicalization("BroadcastFoldConstantOperandsPattern")
  static boolean combineConstants(BroadcastOp op, PatternRewriter rewriter) {
    long[] combined = {};
    List<Value> others = new ArrayList<>();
    for (Value shape : op.shapes()) {
      long[] extents = Extents.of(Constants.of(shape));
      long[] next = extents == null ? null : BroadcastShapes.combine(combined, extents);
      if (next == null) {
        others.add(shape);
      } else {
        combined = next;
      }
    }
    if (op.shapes().size() - others.size() < 2) {
      return false;
    }
    RankedTensorType type = RankedTensorType.of(new long[] {combined.length}, IndexType.of(op.context()));
    others.add(ConstShapeOp.create(rewriter, op.location(), type, Extents.attribute(op.context(), combined)));
    return DuplicateOperands.recreate(op.operation(), others, rewriter);
  }

  /** One shape is the result, converted to its type. */
  @Canonicalization("BroadcastForwardSingleOperandPattern")
  static boolean forwardSingleOperand(BroadcastOp op, PatternRewriter rewriter) {
    if (op.shapes().size() != 1) {
      return false;
    }
    Value shape = op.shapes().get(0);
    Type result = op.result().type();
    if (shape.type() != result) {
      shape = converted(shape, result, op, rewriter);
    }
    rewriter.replaceOp(op, shape);
    return true;
  }

  private static Value converted(Value shape, Type result, BroadcastOp op, PatternRewriter rewriter) {
    if (ShapeSort.SHAPE.is(result)) {
      return FromExtentTensorOp.create(rewriter, op.location(), result, shape);
    }
    return ShapeSort.SHAPE.is(shape.type())
        ? ToExtentTensorOp.create(rewriter, op.location(), (TensorType) result, shape)
        : CastOp.create(rewriter, op.location(), (TensorType) result, shape);
  }
}
