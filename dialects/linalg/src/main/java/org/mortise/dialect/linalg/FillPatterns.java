// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.ConcatOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.dialect.tensor.ExpandShapeOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.dialect.tensor.PackOp;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** Canonicalization of the operations on tensors that use a filled tensor. */
@Component(service = CanonicalizationPatterns.class)
@Serves({"tensor.collapse_shape", "tensor.concat", "tensor.expand_shape", "tensor.extract", "tensor.pack", "tensor.pad"})
@AutoService(OpInterface.class)
public final class FillPatterns implements CanonicalizationPatterns {
  @Override
  public void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of(ConcatOp.NAME, "FoldConcatsOfFill", FillPatterns::foldConcat));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "FoldFillWithTensorExtract", FillPatterns::foldExtract));
    patterns.add(RewritePattern.of(PackOp.NAME, "FoldFillWithPack", FillPatterns::foldPack));
    patterns.add(RewritePattern.of(PadOp.NAME, "FoldFillWithPad", FillPatterns::foldPad));
    for (String reshape : new String[] {CollapseShapeOp.NAME, ExpandShapeOp.NAME}) {
      patterns.add(RewritePattern.of(reshape, "FoldFillWithTensorReshape", FillPatterns::foldReshape));
    }
  }

  private static boolean foldExtract(Operation op, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(op.operand(0).definingOp());
    if (fill == null) {
      return false;
    }
    rewriter.replaceOp(op, fill.value());
    return true;
  }

  /** Fills the reshaped output instead. */
  private static boolean foldReshape(Operation op, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(op.operand(0).definingOp());
    if (fill == null) {
      return false;
    }
    Operation reshaped = rewriter.clone(op, new IRMapping());
    reshaped.setOperand(0, fill.output());
    rewriter.replaceOp(op, FillOp.create(rewriter, op.location(), fill.value(), reshaped.result(0)).operation());
    return true;
  }

  private static boolean foldPack(Operation op, PatternRewriter rewriter) {
    PackOp pack = PackOp.of(op);
    FillOp fill = FillOp.of(pack.source().definingOp());
    if (fill == null || !pack.dest().hasOneUse()) {
      return false;
    }
    Value padding = pack.paddingValue();
    if (padding != null && padding != fill.value()) {
      return false;
    }
    rewriter.replaceOp(op, FillOp.create(rewriter, op.location(), fill.value(), pack.dest()).operation());
    return true;
  }

  /** Fills the concatenation of the outputs of fills with one value. */
  private static boolean foldConcat(Operation op, PatternRewriter rewriter) {
    List<Value> outputs = new ArrayList<>(op.operandCount());
    Value value = null;
    for (int i = 0; i < op.operandCount(); i++) {
      FillOp fill = FillOp.of(op.operand(i).definingOp());
      if (fill == null || value != null && fill.value() != value) {
        return false;
      }
      value = fill.value();
      outputs.add(fill.output());
    }
    if (value == null) {
      return false;
    }
    Operation joined = rewriter.clone(op, new IRMapping());
    joined.setOperands(outputs);
    rewriter.replaceOp(op, FillOp.create(rewriter, op.location(), value, joined.result(0)).operation());
    return true;
  }

  /** Fills an empty tensor of the padded size if the padding is the value of the fill. */
  private static boolean foldPad(Operation op, PatternRewriter rewriter) {
    PadOp pad = PadOp.of(op);
    FillOp fill = FillOp.of(pad.source().definingOp());
    if (fill == null || pad.region().first().last().operand(0) != fill.value()) {
      return false;
    }
    RankedTensorType source = (RankedTensorType) pad.source().type();
    RankedTensorType result = (RankedTensorType) op.result(0).type();
    long[] shape = new long[result.rank()];
    List<Value> dynamic = new ArrayList<>(shape.length);
    for (int i = 0; i < shape.length; i++) {
      MixedIndices low = pad.mixedLow();
      MixedIndices high = pad.mixedHigh();
      boolean isStatic = !source.isDynamicDim(i) && !low.isDynamic(i) && !high.isDynamic(i);
      shape[i] = isStatic ? source.dim(i) + low.number(i) + high.number(i) : ShapedType.DYNAMIC;
      if (!isStatic) {
        dynamic.add(paddedSize(pad, i, rewriter));
      }
    }
    RankedTensorType type = RankedTensorType.of(shape, result.elementType());
    Value empty = EmptyOp.create(rewriter, op.location(), type, dynamic).result();
    Value filled = FillOp.create(rewriter, fill.operation().location(), fill.value(), empty).operation().result(0);
    boolean same = filled.type() == result;
    rewriter.replaceOp(op, same ? filled : CastOp.create(rewriter, fill.operation().location(), result, filled).dest());
    return true;
  }

  /** Creates the sum of the size of the source and the padding of one dimension. */
  private static Value paddedSize(PadOp pad, int dim, PatternRewriter rewriter) {
    Location location = pad.operation().location();
    RankedTensorType source = (RankedTensorType) pad.source().type();
    List<Value> parts = new ArrayList<>(3);
    long constant = 0;
    if (source.isDynamicDim(dim)) {
      parts.add(DimOp.create(rewriter, location, pad.source(), dim).result());
    } else {
      constant += source.dim(dim);
    }
    for (MixedIndices padding : List.of(pad.mixedLow(), pad.mixedHigh())) {
      if (padding.isDynamic(dim)) {
        parts.add(padding.value(dim));
      } else {
        constant += padding.number(dim);
      }
    }
    AffineExpr sum = AffineExpr.constant(0);
    for (int i = 0; i < parts.size(); i++) {
      sum = sum.plus(AffineExpr.dim(i));
    }
    AffineMapAttr map = AffineMapAttr.of(rewriter.context(), AffineMap.of(parts.size(), 0, sum.plus(constant)));
    return ApplyOp.create(rewriter, location, IndexType.of(rewriter.context()), parts, map).result();
  }
}
