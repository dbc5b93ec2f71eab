// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.VectorType;

/** Canonicalization of operations that create and rearrange vectors. */
final class VectorPatterns {
  private VectorPatterns() {}

  @Canonicalization("BroadcastFolder")
  static boolean skipBroadcast(BroadcastOp op, PatternRewriter rewriter) {
    BroadcastOp inner = BroadcastOp.of(op.source().definingOp());
    if (inner == null) {
      return false;
    }
    BroadcastOp created = BroadcastOp.build(rewriter, op.location(), op.vector().type(), inner.source());
    rewriter.replaceOp(op, created);
    return true;
  }

  @Canonicalization("CreateMaskFolder")
  static boolean makeMaskConstant(CreateMaskOp mask, PatternRewriter rewriter) {
    VectorType type = mask.resultType();
    long[] sizes = new long[mask.operation().operandCount()];
    boolean none = false;
    for (int i = 0; i < sizes.length; i++) {
      IntegerAttr size = Constants.integerOf(mask.operation().operand(i));
      boolean isScalable = type.rank() > 0 && type.isScalableDim(i);
      long dim = type.rank() > 0 ? type.dim(i) : 1;
      if (size == null && isScalable && isWhole(mask.operation().operand(i), dim)) {
        sizes[i] = dim;
        continue;
      }
      if (size == null || isScalable && size.longValue() > 0) {
        return false;
      }
      sizes[i] = Math.max(0, Math.min(size.longValue(), dim));
      none |= sizes[i] == 0;
    }
    if (none) {
      Arrays.fill(sizes, 0);
    }
    ConstantMaskOp created = ConstantMaskOp.build(
        rewriter, mask.location(), type, DenseI64ArrayAttr.of(mask.context(), sizes));
    rewriter.replaceOp(mask, created);
    return true;
  }

  /** Returns whether {@code size} is {@code vscale} times at least {@code dim}. */
  private static boolean isWhole(Value size, long dim) {
    if (size.definingOp() == null) {
      return false;
    }
    if (size.definingOp().name().name().equals("vector.vscale")) {
      return dim <= 1;
    }
    MulIOp product = MulIOp.of(size.definingOp());
    if (product == null) {
      return false;
    }
    IntegerAttr factor = Constants.integerOf(product.rhs());
    Value scale = product.lhs();
    if (factor == null) {
      factor = Constants.integerOf(product.lhs());
      scale = product.rhs();
    }
    return factor != null && factor.longValue() >= dim && scale.definingOp() != null
        && scale.definingOp().name().name().equals("vector.vscale");
  }

  @Canonicalization("ExtractOpSplatConstantFolder")
  static boolean extractFromSplat(ExtractOp op, PatternRewriter rewriter) {
    if (!(Constants.of(op.vector()) instanceof DenseElementsAttr elements) || !elements.isSplat()) {
      return false;
    }
    Attribute element = elements.elementAt(0);
    Attribute value = op.result().type() instanceof VectorType part ? VectorFolding.splat(part, element) : element;
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), value));
    return true;
  }

  @Canonicalization("ExtractOpNonSplatConstantFolder")
  static boolean extractFromConstant(ExtractOp extract, PatternRewriter rewriter) {
    if (!(Constants.of(extract.vector()) instanceof DenseElementsAttr elements) || elements.isSplat()
        || !extract.dynamicPosition().isEmpty() || extract.vectorType().isScalable()) {
      return false;
    }
    int start = extract.firstElement();
    Attribute value;
    if (extract.result().type() instanceof VectorType part) {
      DenseElementsBuilder builder = new DenseElementsBuilder(part);
      for (int i = 0; i < part.numElements(); i++) {
        builder.add(elements.elementAt(start + i));
      }
      value = builder.build();
    } else {
      value = elements.elementAt(start);
    }
    rewriter.replaceOp(extract, ConstantOp.create(rewriter, extract.location(), value));
    return true;
  }

  @Canonicalization("ExtractOpFromBroadcast")
  static boolean extractBroadcast(ExtractOp op, PatternRewriter rewriter) {
    Operation definer = op.vector().definingOp();
    if (!(op.result().type() instanceof VectorType type)
        || BroadcastOp.of(definer) == null && SplatOp.of(definer) == null) {
      return false;
    }
    Value source = definer.operand(0);
    if (source.type() == type || source.type() instanceof VectorType from && type.rank() < from.rank()) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), type, source));
    return true;
  }

  /** Replaces a slice of {@code vector.from_elements} by one of the slice's elements. */
  @Canonicalization("foldExtractFromFromElements")
  static boolean extractElements(ExtractOp op, PatternRewriter rewriter) {
    FromElementsOp elements = FromElementsOp.of(op.vector().definingOp());
    if (elements == null || !(op.result().type() instanceof VectorType type) || !op.dynamicPosition().isEmpty()) {
      return false;
    }
    int count = (int) type.numElements();
    int start = op.firstElement();
    List<Value> part = new ArrayList<>(count);
    for (int i = start; i < start + count; i++) {
      part.add(elements.elements().get(i));
    }
    rewriter.replaceOp(op, FromElementsOp.create(rewriter, op.location(), type, part));
    return true;
  }

  @Canonicalization("FoldInsertStridedSliceSplat")
  static boolean insertEqualSplat(InsertStridedSliceOp op, PatternRewriter rewriter) {
    SplatOp source = SplatOp.of(op.source().definingOp());
    SplatOp dest = SplatOp.of(op.dest().definingOp());
    if (source == null || dest == null || source.input() != dest.input()) {
      return false;
    }
    rewriter.replaceOp(op, op.dest());
    return true;
  }

  /** Inserts a slice where it was extracted. */
  @Canonicalization("FoldInsertStridedSliceOfExtract")
  static boolean insertExtractedSlice(InsertStridedSliceOp op, PatternRewriter rewriter) {
    ExtractStridedSliceOp slice = ExtractStridedSliceOp.of(op.source().definingOp());
    if (slice == null || slice.vector() != op.dest() || slice.offsetsAttr() != op.offsetsAttr()
        || slice.stridesAttr() != op.stridesAttr()) {
      return false;
    }
    rewriter.replaceOp(op, op.dest());
    return true;
  }

  /** An insertion of a vector with the same number of elements replaces the whole vector. */
  @Canonicalization("InsertToBroadcast")
  static boolean insertWhole(InsertOp insert, PatternRewriter rewriter) {
    if (!(insert.source().type() instanceof VectorType from)
        || insert.destType().numElements() != from.numElements()) {
      return false;
    }
    rewriter.replaceOp(insert, BroadcastOp.create(rewriter, insert.location(), insert.destType(), insert.source()));
    return true;
  }

  @Canonicalization("InsertSplatToSplat")
  static boolean insertSplat(InsertOp op, PatternRewriter rewriter) {
    Value source = VectorTypes.splatElement(op.source());
    if (source == null || source != VectorTypes.splatElement(op.dest())) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.result().type(), source));
    return true;
  }

  @Canonicalization("FoldTransposedScalarBroadcast")
  static boolean transposeBroadcast(TransposeOp op, PatternRewriter rewriter) {
    BroadcastOp broadcast = BroadcastOp.of(op.vector().definingOp());
    if (broadcast == null || broadcast.source().type() instanceof VectorType from && from.numElements() != 1) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.result().type(), broadcast.source()));
    return true;
  }

  @Canonicalization("FoldTransposeSplat")
  static boolean transposeSplat(TransposeOp op, PatternRewriter rewriter) {
    SplatOp splat = SplatOp.of(op.vector().definingOp());
    if (splat == null) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.result().type(), splat.input()));
    return true;
  }

  @Canonicalization("TransposeFolder")
  static boolean composeTranspositions(TransposeOp outer, PatternRewriter rewriter) {
    TransposeOp inner = TransposeOp.of(outer.vector().definingOp());
    if (inner == null) {
      return false;
    }
    long[] order = outer.permutationAttr().toArray();
    for (int i = 0; i < order.length; i++) {
      order[i] = inner.permutationAttr().get((int) order[i]);
    }
    Value created = TransposeOp.create(rewriter, outer.location(), outer.result().type(), inner.vector(),
        DenseI64ArrayAttr.of(outer.context(), order));
    rewriter.replaceOp(outer, created);
    return true;
  }

  @Canonicalization("ShapeCastConstantFolder")
  static boolean castConstant(ShapeCastOp op, PatternRewriter rewriter) {
    Attribute resized = VectorFolding.resizedSplat(Constants.of(op.source()), op.result().type());
    if (resized == null) {
      return false;
    }
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), resized));
    return true;
  }

  /** Broadcasts to the type of the cast if that repeats the source, or casts a source with equally many elements. */
  @Canonicalization("ShapeCastBroadcastFolder")
  static boolean castBroadcast(ShapeCastOp op, PatternRewriter rewriter) {
    BroadcastOp broadcast = BroadcastOp.of(op.source().definingOp());
    if (broadcast == null) {
      return false;
    }
    VectorType to = op.resultType();
    Value source = broadcast.source();
    if (!(source.type() instanceof VectorType from) || isRepeated(from, to)) {
      rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), to, source));
      return true;
    }
    if (from.numElements() != to.numElements() || !ShapeCastOp.isValid(from, to)) {
      return false;
    }
    rewriter.replaceOp(op, ShapeCastOp.create(rewriter, op.location(), to, source));
    return true;
  }

  /** Returns whether a broadcast to {@code to} repeats the whole vector, without stretching a dimension of it. */
  private static boolean isRepeated(VectorType from, VectorType to) {
    int added = to.rank() - from.rank();
    for (int i = 0; i < from.rank(); i++) {
      if (added < 0 || from.dim(i) != to.dim(i + added)) {
        return false;
      }
    }
    return true;
  }

  @Canonicalization("rewriteFromElementsAsSplat")
  static boolean splatOfEqualElements(FromElementsOp op, PatternRewriter rewriter) {
    for (int i = 1; i < op.elements().size(); i++) {
      if (op.elements().get(i) != op.elements().get(0)) {
        return false;
      }
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.result().type(), op.elements().get(0)));
    return true;
  }

  /** Selects one of two vectors of rank 0. */
  @Canonicalization("Canonicalize0DShuffleOp")
  static boolean shuffleOne(ShuffleOp op, PatternRewriter rewriter) {
    if (op.v1Type().rank() != 0 || op.maskAttr().size() != 1) {
      return false;
    }
    Value selected = op.maskAttr().toArray()[0] == 0 ? op.v1() : op.v2();
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.vectorType(), selected));
    return true;
  }

  @Canonicalization("ShuffleInterleave")
  static boolean interleave(ShuffleOp op, PatternRewriter rewriter) {
    if (op.v1Type() != op.v2Type() || op.v1Type().rank() > 1) {
      return false;
    }
    long[] mask = op.maskAttr().toArray();
    int size = (int) op.v1Type().numElements();
    if (mask.length != 2 * size) {
      return false;
    }
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] != i / 2 + (i % 2) * size) {
        return false;
      }
    }
    rewriter.replaceOp(op, InterleaveOp.create(
        rewriter, op.location(), op.vectorType(), op.v1(), op.v2()));
    return true;
  }

  @Canonicalization("ShuffleSplat")
  static boolean shuffleSplats(ShuffleOp op, PatternRewriter rewriter) {
    Value first = VectorTypes.splatElement(op.v1());
    if (first == null || first != VectorTypes.splatElement(op.v2())) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.vector().type(), first));
    return true;
  }

  /** An element that is inserted into a vector of one element is all of it. */
  @Canonicalization("InsertToBroadcast")
  static boolean insertIntoOneElement(InsertOp op, PatternRewriter rewriter) {
    VectorType type = op.destType();
    if (type.isScalable() || type.numElements() != 1 || !op.dynamicPosition().isEmpty()) {
      return false;
    }
    if (op.source().type() != type.elementType() && !(op.source().type() instanceof VectorType)) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), type, op.source()));
    return true;
  }
}
