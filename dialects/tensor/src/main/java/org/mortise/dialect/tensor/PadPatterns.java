// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Canonicalization of {@code tensor.pad}. */
final class PadPatterns {
  private PadPatterns() {}

  @Canonicalization("FoldStaticZeroPadding")
  static boolean dropZeroPadding(PadOp op, PatternRewriter rewriter) {
    if (op.nofoldAttr() != null || !op.mixedLow().areAll(0) || !op.mixedHigh().areAll(0)) {
      return false;
    }
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.resultType(), op.source()));
    return true;
  }

  @Canonicalization("FoldSourceTensorCast")
  static boolean skipCast(PadOp op, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(op.source().definingOp());
    if (!CastPatterns.canFoldIntoConsumer(cast)) {
      return false;
    }
    RankedTensorType source = TensorTypes.of(cast.source());
    long[] shape = Pads.shape(source, op.mixedLow(), op.mixedHigh());
    for (int i = 0; i < shape.length; i++) {
      shape[i] = ShapedType.isDynamic(shape[i]) ? op.resultType().dim(i) : shape[i];
    }
    RankedTensorType type = RankedTensorType.of(shape, source.elementType());
    if (type == op.resultType()) {
      rewriter.modifyOpInPlace(op, () -> op.sourceOperand().set(cast.source()));
      return true;
    }
    replaceByCast(op, rewriter, type, cast.source(), op.mixedLow(), op.mixedHigh());
    return true;
  }

  /** Replaces the operation by a cast of one with its body. */
  private static void replaceByCast(
      PadOp op, PatternRewriter rewriter, RankedTensorType type, Value source, MixedIndices low, MixedIndices high) {
    Location location = op.location();
    Operation made = create(op, rewriter, type, source, low, high);
    rewriter.inlineRegionBefore(op.region(), made.region(0), null);
    rewriter.replaceOp(op, CastOp.create(rewriter, location, op.resultType(), made.result(0)));
  }

  /** Creates an operation like {@code op} with an empty region. */
  private static Operation create(
      PadOp op, PatternRewriter rewriter, RankedTensorType type, Value source, MixedIndices low, MixedIndices high) {
    OperationState state = rewriter.state(op.location(), PadOp.NAME);
    state.addOperand(source).addOperands(low.values()).addOperands(high.values()).addResultType(type);
    state.setOperandSegments(1, low.values().size(), high.values().size());
    state.addAttribute("static_low", low.staticAttribute(rewriter.context()));
    state.addAttribute("static_high", high.staticAttribute(rewriter.context()));
    if (op.nofoldAttr() != null) {
      state.addAttribute("nofold", op.nofoldAttr());
    }
    state.setDiscardableAttributes(op.operation().discardableAttributes());
    state.addRegion();
    return rewriter.create(state);
  }

  /** Propagates static information to the result from a cast that is its only user. */
  @Canonicalization("FoldTargetTensorCast")
  static boolean takeTypeOfCast(PadOp op, PatternRewriter rewriter) {
    CastOp cast = op.result().hasOneUse() ? CastOp.of(op.result().firstUse().owner()) : null;
    if (cast == null || !CastPatterns.canFoldIntoProducer(cast)) {
      return false;
    }
    Operation made =
        create(op, rewriter, TensorTypes.of(cast.dest()), op.source(), op.mixedLow(), op.mixedHigh());
    rewriter.inlineRegionBefore(op.region(), made.region(0), null);
    rewriter.replaceOp(cast, made);
    rewriter.eraseOp(op);
    return true;
  }

  /**
   * Combines two pads, each of a slice, that pad different dimensions with the same value at the end only; the inner
   * padded dimensions must not be sliced.
   */
  @Canonicalization("FoldOrthogonalPaddings")
  static boolean combineOrthogonal(PadOp op, PatternRewriter rewriter) {
    ExtractSliceOp innerSlice = ExtractSliceOp.of(op.source().definingOp());
    PadOp inner = innerSlice == null ? null : PadOp.of(innerSlice.source().definingOp());
    ExtractSliceOp outerSlice = inner == null ? null : ExtractSliceOp.of(inner.source().definingOp());
    if (outerSlice == null || inner.nofoldAttr() != null
        || outerSlice.sourceType().rank() != op.sourceType().rank()
        || !innerSlice.mixedStrides().areAll(1) || !outerSlice.mixedStrides().areAll(1)
        || !op.mixedLow().areAll(0) || !inner.mixedLow().areAll(0) || !havePaddingInCommon(op, inner)) {
      return false;
    }
    MixedIndices high = op.mixedHigh();
    MixedIndices innerHigh = inner.mixedHigh();
    List<Object> offsets = innerSlice.mixedOffsets().toList();
    List<Object> sizes = innerSlice.mixedSizes().toList();
    List<Object> highs = high.toList();
    for (int i = 0; i < high.size(); i++) {
      boolean isPadded = high.constant(i) != 0;
      boolean isInnerPadded = innerHigh.constant(i) != 0;
      if (isPadded && isInnerPadded) {
        return false;
      }
      if (!isPadded && innerSlice.mixedOffsets().constant(i) == 0) {
        offsets.set(i, outerSlice.mixedOffsets().toList().get(i));
      } else if (isInnerPadded || outerSlice.mixedOffsets().constant(i) != 0) {
        return false;
      }
      if (isInnerPadded) {
        if (innerSlice.mixedSizes().constant(i) != innerSlice.sourceType().dim(i)
            || innerSlice.sourceType().isDynamicDim(i)) {
          return false;
        }
        sizes.set(i, outerSlice.mixedSizes().toList().get(i));
        highs.set(i, innerHigh.toList().get(i));
      }
      if (!isPadded && !isInnerPadded) {
        highs.set(i, 0L);
      }
    }
    Value slice = ExtractSliceOp.create(rewriter, op.location(), outerSlice.source(),
        MixedIndices.ofAll(offsets), MixedIndices.ofAll(sizes), innerSlice.mixedStrides());
    Operation made = create(op, rewriter, op.resultType(), slice, op.mixedLow(), MixedIndices.ofAll(highs));
    rewriter.inlineRegionBefore(op.region(), made.region(0), null);
    rewriter.replaceOp(op, made);
    return true;
  }

  /** Returns the yielded value if it is constant or defined outside the body, otherwise null. */
  private static @Nullable Value constantPadding(PadOp op) {
    Value value = YieldOp.of(op.region().first().terminator()).value();
    return Constants.of(value) != null || value.parentBlock() != op.region().first() ? value : null;
  }

  @Canonicalization("FoldStaticPadding")
  static boolean takeConstants(PadOp op, PatternRewriter rewriter) {
    MixedIndices low = op.mixedLow().withAllConstants();
    MixedIndices high = op.mixedHigh().withAllConstants();
    long[] inferred = Pads.shape(op.sourceType(), low, high);
    long[] shape = op.resultType().shape();
    boolean someStatic = false;
    for (int i = 0; i < shape.length; i++) {
      shape[i] = ShapedType.isDynamic(shape[i]) ? inferred[i] : shape[i];
      if (shape[i] < 0 && !ShapedType.isDynamic(shape[i])) {
        return false;
      }
      someStatic |= !ShapedType.isDynamic(shape[i]);
    }
    if (!someStatic || Arrays.equals(shape, op.resultType().shape())) {
      return false;
    }
    RankedTensorType type = RankedTensorType.of(shape, op.resultType().elementType());
    replaceByCast(op, rewriter, type, op.source(), low, high);
    return true;
  }

  /** Combines two pads with the same value. */
  @Canonicalization("FoldConsecutiveConstantPadding")
  static boolean combineConsecutive(PadOp op, PatternRewriter rewriter) {
    PadOp inner = op.nofoldAttr() != null ? null : PadOp.of(op.source().definingOp());
    Value value = constantPadding(op);
    if (inner == null || inner.nofoldAttr() != null || value == null || constantPadding(inner) != value) {
      return false;
    }
    MixedIndices high = sums(op, rewriter, op.mixedHigh(), inner.mixedHigh());
    MixedIndices low = sums(op, rewriter, op.mixedLow(), inner.mixedLow());
    Operation made = create(op, rewriter, op.resultType(), inner.source(), low, high);
    rewriter.inlineRegionBefore(op.region(), made.region(0), null);
    rewriter.replaceOp(op, made);
    return true;
  }

  private static MixedIndices sums(PadOp op, PatternRewriter rewriter, MixedIndices first, MixedIndices second) {
    AffineMap sum = AffineMap.of(2, 0, AffineExpr.dim(0).plus(AffineExpr.dim(1)));
    List<OpFoldResult> firsts = first.toFoldResults(rewriter.context());
    List<OpFoldResult> seconds = second.toFoldResults(rewriter.context());
    List<Object> sums = new ArrayList<>(firsts.size());
    for (int i = 0; i < firsts.size(); i++) {
      OpFoldResult size = AffineApplies.makeComposedFolded(
          rewriter, op.location(), sum, List.of(firsts.get(i), seconds.get(i)));
      sums.add(size.value() != null ? size.value() : (Object) size.constant().longValue());
    }
    return MixedIndices.ofAll(sums);
  }

  /** Returns whether both pad with the same constant. */
  private static boolean havePaddingInCommon(PadOp first, PadOp second) {
    Value a = constantPadding(first);
    Value b = constantPadding(second);
    Attribute constant = Constants.of(a);
    return a != null && b != null && constant != null && constant == Constants.of(b);
  }
}
