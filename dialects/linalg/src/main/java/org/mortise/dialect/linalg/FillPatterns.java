// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.dialect.tensor.ExpandShapeOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
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
@Serves({
    "tensor.collapse_shape", "tensor.expand_shape", "tensor.extract", "tensor.insert_slice", "tensor.pad"
})
@AutoService(OpInterface.class)
public final class FillPatterns implements CanonicalizationPatterns {
  @Override
  public void addTo(PatternSet patterns) {
    patterns.add(ExtractOp.pattern("FoldFillWithTensorExtract", FillPatterns::foldExtract));
    patterns.add(InsertSliceOp.pattern("FoldInsertPadIntoFill", FillPatterns::foldInsertedPad));
    patterns.add(PadOp.pattern("FoldFillWithPad", FillPatterns::foldPad));
    for (String reshape : new String[] {CollapseShapeOp.NAME, ExpandShapeOp.NAME}) {
      patterns.add(RewritePattern.of(reshape, "FoldFillWithTensorReshape", FillPatterns::foldReshape));
    }
  }

  private static boolean foldExtract(ExtractOp op, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(op.tensor().definingOp());
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
    rewriter.replaceOp(op, FillOp.create(rewriter, op.location(), fill.value(), reshaped.result(0)));
    return true;
  }

  /**
   * Inserts the source of a padded tensor if the padding is already in the destination: a filled tensor, into which
   * only disjoint slices were inserted.
   */
  private static boolean foldInsertedPad(InsertSliceOp insert, PatternRewriter rewriter) {
    PadOp pad = PadOp.of(insert.source().definingOp());
    if (pad == null || !insert.droppedDims().isEmpty()) {
      return false;
    }
    Value first = insert.dest();
    InsertSliceOp previous = InsertSliceOp.of(first.definingOp());
    while (previous != null && previous.droppedDims().isEmpty() && previous.slice().isDisjointFrom(insert.slice())) {
      first = previous.dest();
      previous = InsertSliceOp.of(first.definingOp());
    }
    FillOp fill = FillOp.of(first.definingOp());
    if (fill == null || pad.region().first().last().operand(0) != fill.value()) {
      return false;
    }
    Location location = insert.location();
    RankedTensorType source = (RankedTensorType) pad.source().type();
    List<Object> offsets = new ArrayList<>(source.rank());
    for (int i = 0; i < source.rank(); i++) {
      offsets.add(sum(List.of(pad.mixedLow(), insert.mixedOffsets()), i, List.of(), 0, location, rewriter));
    }
    List<Object> sizes = new ArrayList<>(source.rank());
    for (int i = 0; i < source.rank(); i++) {
      sizes.add(source.isDynamicDim(i) ? DimOp.create(rewriter, location, pad.source(), i) : (Object) source.dim(i));
    }
    Value made = InsertSliceOp.create(rewriter, location, pad.source(), insert.dest(),
        MixedIndices.ofAll(offsets), MixedIndices.ofAll(sizes), insert.mixedStrides());
    rewriter.replaceOp(insert, made);
    return true;
  }

  /** Fills an empty tensor of the padded size if the padding is the value of the fill. */
  private static boolean foldPad(PadOp pad, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(pad.source().definingOp());
    if (fill == null || pad.region().first().last().operand(0) != fill.value()) {
      return false;
    }
    RankedTensorType source = (RankedTensorType) pad.source().type();
    RankedTensorType result = (RankedTensorType) pad.result().type();
    long[] shape = new long[result.rank()];
    List<Value> dynamic = new ArrayList<>(shape.length);
    for (int i = 0; i < shape.length; i++) {
      MixedIndices low = pad.mixedLow();
      MixedIndices high = pad.mixedHigh();
      boolean isStatic = !source.isDynamicDim(i) && !low.isDynamic(i) && !high.isDynamic(i);
      shape[i] = isStatic ? source.dim(i) + low.number(i) + high.number(i) : ShapedType.DYNAMIC;
      if (!isStatic) {
        List<Value> size = source.isDynamicDim(i)
            ? List.of(DimOp.create(rewriter, pad.location(), pad.source(), i)) : List.of();
        long constant = source.isDynamicDim(i) ? 0 : source.dim(i);
        dynamic.add((Value) sum(List.of(low, high), i, size, constant, pad.location(), rewriter));
      }
    }
    RankedTensorType type = RankedTensorType.of(shape, result.elementType());
    Value empty = EmptyOp.create(rewriter, pad.location(), type, dynamic);
    Value filled = FillOp.create(rewriter, fill.location(), fill.value(), empty).resultTensors().get(0);
    boolean same = filled.type() == result;
    rewriter.replaceOp(pad, same ? filled : CastOp.create(rewriter, fill.location(), result, filled));
    return true;
  }

  /**
   * Returns the sum of the indices of all lists at {@code position}, of the values and of the constant: a number if it
   * is known, otherwise a value that is computed.
   */
  private static Object sum(
      List<MixedIndices> lists, int position, List<Value> values, long constant, Location location,
      PatternRewriter rewriter) {
    List<Value> parts = new ArrayList<>();
    AffineExpr sum = AffineExpr.constant(constant);
    for (MixedIndices list : lists) {
      if (list.isDynamic(position)) {
        parts.add(list.value(position));
      } else {
        sum = sum.plus(list.number(position));
      }
    }
    parts.addAll(values);
    if (parts.isEmpty()) {
      return ((AffineConstantExpr) sum).value();
    }
    for (int i = 0; i < parts.size(); i++) {
      sum = AffineExpr.dim(i).plus(sum);
    }
    if (sum instanceof AffineDimExpr) {
      return parts.get(0);
    }
    AffineMapAttr map = AffineMapAttr.of(rewriter.context(), AffineMap.of(parts.size(), 0, sum).simplify());
    return ApplyOp.create(rewriter, location, IndexType.of(rewriter.context()), parts, map);
  }
}
