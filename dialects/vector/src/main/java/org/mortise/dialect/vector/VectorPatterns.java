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
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.VectorType;

/** Canonicalization of operations that create and rearrange vectors. */
final class VectorPatterns {
  private VectorPatterns() {}

  static void addBroadcast(PatternSet patterns) {
    patterns.add(RewritePattern.of(BroadcastOp.NAME, "BroadcastFolder", (op, rewriter) -> {
      BroadcastOp inner = BroadcastOp.of(BroadcastOp.of(op).source().definingOp());
      if (inner == null) {
        return false;
      }
      BroadcastOp created = BroadcastOp.build(rewriter, op.location(), op.result(0).type(), inner.source());
      rewriter.replaceOp(op, created);
      return true;
    }));
  }

  static void addCreateMask(PatternSet patterns) {
    patterns.add(RewritePattern.of(CreateMaskOp.NAME, "CreateMaskFolder", VectorPatterns::makeMaskConstant));
  }

  private static boolean makeMaskConstant(Operation op, PatternRewriter rewriter) {
    CreateMaskOp mask = CreateMaskOp.of(op);
    VectorType type = mask.resultType();
    long[] sizes = new long[op.operandCount()];
    boolean none = false;
    for (int i = 0; i < sizes.length; i++) {
      IntegerAttr size = Constants.integerOf(op.operand(i));
      boolean isScalable = type.rank() > 0 && type.isScalableDim(i);
      long dim = type.rank() > 0 ? type.dim(i) : 1;
      if (size == null && isScalable && isWhole(op.operand(i), dim)) {
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
        rewriter, op.location(), type, VectorTypes.integerArray(op.context(), sizes));
    rewriter.replaceOp(op, created);
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

  static void addExtract(PatternSet patterns) {
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractOpSplatConstantFolder", VectorPatterns::extractFromSplat));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractOpNonSplatConstantFolder",
        VectorPatterns::extractFromConstant));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractOpFromBroadcast", VectorPatterns::extractBroadcast));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "ExtractOpFromCreateMask", MaskPatterns::extractFromCreateMask));
    patterns.add(RewritePattern.of(ExtractOp.NAME, "foldExtractFromFromElements", VectorPatterns::extractElements));
  }

  private static boolean extractFromSplat(Operation op, PatternRewriter rewriter) {
    if (!(Constants.of(op.operand(0)) instanceof DenseElementsAttr elements) || !elements.isSplat()) {
      return false;
    }
    Attribute element = elements.elementAt(0);
    Attribute value = op.result(0).type() instanceof VectorType part ? VectorFolding.splat(part, element) : element;
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), value));
    return true;
  }

  private static boolean extractFromConstant(Operation op, PatternRewriter rewriter) {
    ExtractOp extract = ExtractOp.of(op);
    if (!(Constants.of(extract.vector()) instanceof DenseElementsAttr elements) || elements.isSplat()
        || !extract.dynamicPosition().isEmpty() || extract.vectorType().isScalable()) {
      return false;
    }
    int start = extract.firstElement();
    Attribute value;
    if (op.result(0).type() instanceof VectorType part) {
      DenseElementsBuilder builder = new DenseElementsBuilder(part);
      for (int i = 0; i < part.numElements(); i++) {
        builder.add(elements.elementAt(start + i));
      }
      value = builder.build();
    } else {
      value = elements.elementAt(start);
    }
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), value));
    return true;
  }

  /** Makes a part of a vector of the elements of that part. */
  private static boolean extractElements(Operation operation, PatternRewriter rewriter) {
    ExtractOp op = ExtractOp.of(operation);
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
    rewriter.replaceOp(operation, FromElementsOp.create(rewriter, operation.location(), type, part));
    return true;
  }

  private static boolean extractBroadcast(Operation op, PatternRewriter rewriter) {
    Operation definer = op.operand(0).definingOp();
    if (!(op.result(0).type() instanceof VectorType type)
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

  static void addInsert(PatternSet patterns) {
    patterns.add(RewritePattern.of(InsertOp.NAME, "InsertToBroadcast", VectorPatterns::insertWhole));
    patterns.add(RewritePattern.of(InsertOp.NAME, "InsertSplatToSplat", VectorPatterns::insertSplat));
    patterns.add(RewritePattern.of(InsertOp.NAME, "InsertOpConstantFolder", ConstantInsertion::insert));
  }

  static void addInsertStridedSlice(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        InsertStridedSliceOp.NAME, "FoldInsertStridedSliceSplat", VectorPatterns::insertEqualSplat));
    patterns.add(RewritePattern.of(
        InsertStridedSliceOp.NAME, "FoldInsertStridedSliceOfExtract", VectorPatterns::insertWhatWasExtracted));
    patterns.add(RewritePattern.of(
        InsertStridedSliceOp.NAME, "InsertStridedSliceConstantFolder", ConstantInsertion::insertSlice));
  }

  private static boolean insertEqualSplat(Operation op, PatternRewriter rewriter) {
    SplatOp source = SplatOp.of(op.operand(0).definingOp());
    SplatOp dest = SplatOp.of(op.operand(1).definingOp());
    if (source == null || dest == null || source.input() != dest.input()) {
      return false;
    }
    rewriter.replaceOp(op, op.operand(1));
    return true;
  }

  /** Inserts a slice where it was extracted. */
  private static boolean insertWhatWasExtracted(Operation operation, PatternRewriter rewriter) {
    InsertStridedSliceOp op = InsertStridedSliceOp.of(operation);
    ExtractStridedSliceOp slice = ExtractStridedSliceOp.of(op.source().definingOp());
    if (slice == null || slice.vector() != op.dest() || slice.offsetsAttr() != op.offsetsAttr()
        || slice.stridesAttr() != op.stridesAttr()) {
      return false;
    }
    rewriter.replaceOp(operation, op.dest());
    return true;
  }

  /** An insertion into a vector of as many elements replaces all of them. */
  private static boolean insertWhole(Operation op, PatternRewriter rewriter) {
    InsertOp insert = InsertOp.of(op);
    if (!(insert.source().type() instanceof VectorType from)
        || insert.destType().numElements() != from.numElements()) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), insert.destType(), insert.source()));
    return true;
  }

  private static boolean insertSplat(Operation op, PatternRewriter rewriter) {
    SplatOp source = SplatOp.of(op.operand(0).definingOp());
    SplatOp dest = SplatOp.of(op.operand(1).definingOp());
    if (source == null || dest == null || source.input() != dest.input()) {
      return false;
    }
    rewriter.replaceOp(op, SplatOp.create(rewriter, op.location(), op.result(0).type(), source.input()));
    return true;
  }

  static void addTranspose(PatternSet patterns) {
    patterns.add(RewritePattern.of(TransposeOp.NAME, "FoldTransposedScalarBroadcast", (op, rewriter) -> {
      BroadcastOp broadcast = BroadcastOp.of(op.operand(0).definingOp());
      if (broadcast == null || broadcast.source().type() instanceof VectorType from && from.numElements() != 1) {
        return false;
      }
      rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.result(0).type(), broadcast.source()));
      return true;
    }));
    patterns.add(RewritePattern.of(
        TransposeOp.NAME, "FoldTransposeCreateMask", MaskPatterns::transposeMask));
    patterns.add(RewritePattern.of(TransposeOp.NAME, "TransposeFolder", VectorPatterns::composeTranspositions));
    patterns.add(RewritePattern.of(TransposeOp.NAME, "FoldTransposeSplat", (op, rewriter) -> {
      SplatOp splat = SplatOp.of(op.operand(0).definingOp());
      if (splat == null) {
        return false;
      }
      rewriter.replaceOp(op, SplatOp.create(rewriter, op.location(), op.result(0).type(), splat.input()));
      return true;
    }));
  }

  private static boolean composeTranspositions(Operation op, PatternRewriter rewriter) {
    TransposeOp outer = TransposeOp.of(op);
    TransposeOp inner = TransposeOp.of(outer.vector().definingOp());
    if (inner == null) {
      return false;
    }
    long[] order = outer.permutationAttr().toArray();
    for (int i = 0; i < order.length; i++) {
      order[i] = inner.permutationAttr().get((int) order[i]);
    }
    TransposeOp created = TransposeOp.build(
        rewriter, op.location(), op.result(0).type(), inner.vector(), DenseI64ArrayAttr.of(op.context(), order));
    rewriter.replaceOp(op, created);
    return true;
  }

  static void addShapeCast(PatternSet patterns) {
    patterns.add(RewritePattern.of(ShapeCastOp.NAME, "ShapeCastConstantFolder", (op, rewriter) -> {
      Attribute resized = VectorFolding.resizedSplat(Constants.of(op.operand(0)), op.result(0).type());
      if (resized == null) {
        return false;
      }
      rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), resized));
      return true;
    }));
    patterns.add(RewritePattern.of(
        ShapeCastOp.NAME, "ShapeCastCreateMaskFolderTrailingOneDim", MaskPatterns::castMask));
    patterns.add(RewritePattern.of(ShapeCastOp.NAME, "ShapeCastBroadcastFolder", VectorPatterns::castBroadcast));
  }

  /** Broadcasts to the type of the cast if that repeats the source, or casts the source if it has as many elements. */
  private static boolean castBroadcast(Operation op, PatternRewriter rewriter) {
    BroadcastOp broadcast = BroadcastOp.of(op.operand(0).definingOp());
    if (broadcast == null) {
      return false;
    }
    VectorType to = ShapeCastOp.of(op).resultType();
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

  static void addFromElements(PatternSet patterns) {
    patterns.add(RewritePattern.of(FromElementsOp.NAME, "rewriteFromElementsAsSplat", (op, rewriter) -> {
      for (int i = 1; i < op.operandCount(); i++) {
        if (op.operand(i) != op.operand(0)) {
          return false;
        }
      }
      rewriter.replaceOp(op, SplatOp.create(rewriter, op.location(), op.result(0).type(), op.operand(0)));
      return true;
    }));
  }

  static void addShuffle(PatternSet patterns) {
    patterns.add(RewritePattern.of(ShuffleOp.NAME, "Canonicalize0DShuffleOp", VectorPatterns::shuffleOne));
    patterns.add(RewritePattern.of(ShuffleOp.NAME, "ShuffleInterleave", VectorPatterns::interleave));
    patterns.add(RewritePattern.of(ShuffleOp.NAME, "ShuffleSplat", (op, rewriter) -> {
      SplatOp first = SplatOp.of(op.operand(0).definingOp());
      SplatOp second = SplatOp.of(op.operand(1).definingOp());
      if (first == null || second == null || first.input() != second.input()) {
        return false;
      }
      rewriter.replaceOp(op, SplatOp.create(rewriter, op.location(), op.result(0).type(), first.input()));
      return true;
    }));
  }

  /** Selects one of two vectors without dimensions. */
  private static boolean shuffleOne(Operation operation, PatternRewriter rewriter) {
    ShuffleOp op = ShuffleOp.of(operation);
    if (op.v1Type().rank() != 0 || op.maskAttr().size() != 1) {
      return false;
    }
    Value selected = VectorTypes.integers(op.maskAttr())[0] == 0 ? op.v1() : op.v2();
    rewriter.replaceOp(operation, BroadcastOp.create(rewriter, operation.location(), op.vectorType(), selected));
    return true;
  }

  private static boolean interleave(Operation operation, PatternRewriter rewriter) {
    ShuffleOp op = ShuffleOp.of(operation);
    if (op.v1Type() != op.v2Type() || op.v1Type().rank() > 1) {
      return false;
    }
    long[] mask = VectorTypes.integers(op.maskAttr());
    int size = (int) op.v1Type().numElements();
    if (mask.length != 2 * size) {
      return false;
    }
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] != i / 2 + (i % 2) * size) {
        return false;
      }
    }
    rewriter.replaceOp(operation, InterleaveOp.create(
        rewriter, operation.location(), op.vectorType(), op.v1(), op.v2()));
    return true;
  }
}
