// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.RankedTensorType;

/**
 * Folds operations that only change the shape of a {@code tensor.empty}: a reshape, slice or concatenation of empty
 * tensors is an empty tensor of the result's shape. The patterns are not canonicalizations, because several empty
 * tensors can need more memory than one.
 */
public final class EmptyFolding {
  private EmptyFolding() {}

  /**
   * Adds the patterns.
   *
   * @param singleUseOnly whether reshapes and slices are folded only if the empty tensor has no other use
   */
  public static void addTo(PatternSet patterns, boolean singleUseOnly) {
    patterns.add(ExtractSliceOp.pattern("FoldEmptyTensorWithExtractSliceOp",
        (op, rewriter) -> isFoldable(op.source(), singleUseOnly) && replaceSlice(op, rewriter)));
    patterns.add(ExpandShapeOp.pattern("FoldEmptyTensorWithReshapeOp",
        (op, rewriter) -> isFoldable(op.src(), singleUseOnly) && replaceByShape(op.operation(), rewriter)));
    patterns.add(CollapseShapeOp.pattern("FoldEmptyTensorWithReshapeOp",
        (op, rewriter) -> isFoldable(op.src(), singleUseOnly) && replaceByShape(op.operation(), rewriter)));
    patterns.add(ConcatOp.pattern("FoldConcatsOfEmpty",
        (op, rewriter) -> areAllEmpty(op.operation()) && replaceByShape(op.operation(), rewriter)));
  }

  /** Returns the reason why an operation on an empty tensor is not folded, or null. */
  public static @Nullable String obstacle(Operation op, boolean singleUseOnly) {
    boolean isShape = ExtractSliceOp.of(op) != null || ExpandShapeOp.of(op) != null || CollapseShapeOp.of(op) != null;
    if (isShape && isEmpty(op.operand(0)) && !isFoldable(op.operand(0), singleUseOnly)) {
      return "the empty tensor has other uses";
    }
    return null;
  }

  private static boolean isFoldable(Value source, boolean singleUseOnly) {
    return isEmpty(source) && (!singleUseOnly || source.hasOneUse());
  }

  private static boolean isEmpty(Value value) {
    return EmptyOp.of(value.definingOp()) != null;
  }

  private static boolean areAllEmpty(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!isEmpty(op.operand(i))) {
        return false;
      }
    }
    return true;
  }

  /** Creates an empty tensor of the type of the slice, which has no dynamic size among the dropped ones. */
  private static boolean replaceSlice(ExtractSliceOp slice, PatternRewriter rewriter) {
    List<Value> sizes = List.copyOf(slice.sizes());
    rewriter.replaceOp(slice, EmptyOp.create(rewriter, slice.location(), slice.resultType(), sizes));
    return true;
  }

  /** Creates an empty tensor of the shape that the operation computes. */
  private static boolean replaceByShape(Operation op, PatternRewriter rewriter) {
    List<List<OpFoldResult>> shapes =
        op.getInterface(ReifyRankedShapedTypeOpInterface.class).reifyResultShapes(op, rewriter);
    if (shapes == null) {
      return false;
    }
    RankedTensorType type = TensorTypes.of(op.result(0));
    Value empty = create(rewriter, op.location(), type, shapes.get(0));
    rewriter.replaceOp(op, empty.type() == type ? empty : CastOp.create(rewriter, op.location(), type, empty));
    return true;
  }

  /** Creates an empty tensor without encoding, with the dynamic dimensions of {@code type}. */
  private static Value create(OpBuilder builder, Location location, RankedTensorType type, List<OpFoldResult> shape) {
    List<Value> dynamic = new ArrayList<>();
    for (int i = 0; i < shape.size(); i++) {
      if (type.isDynamicDim(i)) {
        dynamic.add(valueOf(builder, location, shape.get(i)));
      }
    }
    return EmptyOp.create(builder, location, RankedTensorType.of(type.shape(), type.elementType()), dynamic);
  }

  private static Value valueOf(OpBuilder builder, Location location, OpFoldResult size) {
    return size.value() != null ? size.value() : ConstantOp.createIndex(builder, location, size.constant().longValue());
  }
}
