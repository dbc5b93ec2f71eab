// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import com.google.auto.service.AutoService;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.dialect.tensor.ReshapeOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.osgi.service.component.annotations.Component;

/** Canonicalization of {@code shape.shape_of}, and of operations on its result. */
public final class ShapeOfPatterns {
  private ShapeOfPatterns() {}

  /** The patterns for operations of the tensor dialect on the result. */
  @Component(service = CanonicalizationPatterns.class)
  @Serves({CastOp.NAME, ExtractOp.NAME})
  @AutoService(OpInterface.class)
  public static final class OnTensors implements CanonicalizationPatterns {
    @Override
    public void addTo(PatternSet patterns) {
      patterns.add(CastOp.pattern("ShapeOfCastExtentTensor", ShapeOfPatterns::cast));
      patterns.add(ExtractOp.pattern("ExtractFromShapeOfExtentTensor", ShapeOfPatterns::extract));
    }
  }

  @Canonicalization("ShapeOfOpToConstShapeOp")
  static boolean ofStaticType(ShapeOfOp op, PatternRewriter rewriter) {
    if (!(op.arg().type() instanceof ShapedType type) || !type.hasStaticShape()) {
      return false;
    }
    Type result = op.result().type();
    Type extents = RankedTensorType.of(new long[] {type.rank()}, IndexType.of(op.context()));
    boolean isShape = ShapeSort.SHAPE.is(result);
    Value constant = ConstShapeOp.create(
        rewriter, op.location(), isShape ? result : extents, Extents.attribute(op.context(), type.shape()));
    if (constant.type() != result) {
      constant = CastOp.create(rewriter, op.location(), (TensorType) result, constant);
    }
    rewriter.replaceOp(op, constant);
    return true;
  }

  /** The shape of a reshaped tensor is the operand of the reshape. */
  @Canonicalization("ShapeOfFromReshape")
  static boolean ofReshape(ShapeOfOp op, PatternRewriter rewriter) {
    ReshapeOp reshape = ReshapeOp.of(op.arg().definingOp());
    if (reshape == null || !(op.result().type() instanceof TensorType result)) {
      return false;
    }
    Value shape = reshape.shape();
    if (shape.type() == result) {
      rewriter.replaceOp(op, shape);
      return true;
    }
    if (((TensorType) shape.type()).elementType() != result.elementType()) {
      shape = IndexCastOp.create(
          rewriter, op.location(), RankedTensorType.of(((TensorType) shape.type()).shape(), result.elementType()),
          shape);
    }
    rewriter.replaceOp(op, shape.type() == result ? shape : CastOp.create(rewriter, op.location(), result, shape));
    return true;
  }

  /** Creates the shape with the type of the cast. */
  private static boolean cast(CastOp op, PatternRewriter rewriter) {
    if (!(op.dest().type() instanceof RankedTensorType result) || result.rank() != 1) {
      return false;
    }
    ShapeOfOp shape = ShapeOfOp.of(op.source().definingOp());
    if (shape == null || !(shape.arg().type() instanceof ShapedType type)) {
      return false;
    }
    boolean fits = result.isDynamicDim(0) || type.hasRank() && result.dim(0) == type.rank();
    if (!fits) {
      return false;
    }
    rewriter.replaceOp(op, ShapeOfOp.create(rewriter, op.location(), result, shape.arg()));
    return true;
  }

  /** An extent of the shape is a dimension of the tensor. */
  private static boolean extract(ExtractOp extract, PatternRewriter rewriter) {
    ShapeOfOp shape = ShapeOfOp.of(extract.tensor().definingOp());
    if (shape == null || !(shape.arg().type() instanceof TensorType) || extract.indices().size() != 1) {
      return false;
    }
    rewriter.replaceOp(extract, DimOp.create(rewriter, extract.location(), shape.arg(), extract.indices().get(0)));
    return true;
  }

  @Canonicalization("RankShapeOfCanonicalizationPattern")
  static boolean rank(RankOp op, PatternRewriter rewriter) {
    ShapeOfOp shape = ShapeOfOp.of(op.shape().definingOp());
    if (shape == null || !(shape.arg().type() instanceof ShapedType type) || !type.hasRank()) {
      return false;
    }
    Type result = op.rank().type();
    IntegerAttr rank = Extents.size(op.context(), type.rank());
    rewriter.replaceOp(op, ShapeSort.SIZE.is(result)
        ? ConstSizeOp.build(rewriter, op.location(), result, rank).operation()
        : ConstantOp.build(rewriter, op.location(), rank).operation());
    return true;
  }
}
