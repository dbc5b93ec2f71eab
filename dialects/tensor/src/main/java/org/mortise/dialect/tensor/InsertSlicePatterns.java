// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.BitSet;
import java.util.List;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Folding and canonicalization of {@code tensor.insert_slice} and {@code tensor.parallel_insert_slice}. */
final class InsertSlicePatterns {
  private InsertSlicePatterns() {}

  static void addPatterns(PatternSet patterns, String name) {
    patterns.add(RewritePattern.of(
        name, "InsertSliceOpConstantArgumentFolder", (op, rewriter) -> takeConstants(Insertion.of(op), rewriter)));
    patterns.add(RewritePattern.of(
        name, "InsertSliceOpCastFolder", (op, rewriter) -> skipCasts(Insertion.of(op), rewriter)));
    patterns.add(RewritePattern.of(
        name, "InsertSliceOpSourceCastInserter", (op, rewriter) -> castSource(Insertion.of(op), rewriter)));
  }

  static FoldResult fold(InsertSliceOp op) {
    boolean isCopy = op.sourceType().hasStaticShape() && op.sourceType() == op.destType()
        && Slices.isWhole(op.destType(), op.mixedOffsets(), op.mixedSizes(), op.mixedStrides());
    if (isCopy) {
      return FoldResult.of(op.source());
    }
    HyperrectangularSlice slice = op.slice();
    InsertSliceOp inner = InsertSliceOp.of(op.dest().definingOp());
    if (inner != null && inner.source().type() == op.source().type() && inner.slice().isEquivalentTo(slice)) {
      op.destOperand().set(inner.dest()); // the inner one is overwritten
      return FoldResult.IN_PLACE;
    }
    ExtractSliceOp extract = ExtractSliceOp.of(op.source().definingOp());
    if (extract != null && extract.source() == op.dest() && extract.slice().isEquivalentTo(slice)) {
      return FoldResult.of(op.dest());
    }
    for (int i = 0; i < slice.sizes().size(); i++) {
      if (slice.sizes().constant(i) == 0) {
        return FoldResult.of(op.dest());
      }
    }
    return FoldResult.NONE;
  }

  private static boolean takeConstants(Insertion op, PatternRewriter rewriter) {
    HyperrectangularSlice old = op.slice();
    HyperrectangularSlice slice = old.withConstants(op.destType().shape());
    if (slice == old) {
      return false;
    }
    // Sizes that become static can also be 1, but the dropped dimensions do not change.
    BitSet dropped = Slices.droppedDims(old.sizes(), op.sourceType().shape());
    RankedTensorType type = Slices.resultType(op.destType(), slice.sizes(), dropped);
    Value source = type == op.sourceType() ? op.source() : op.castSource(rewriter, type);
    op.replace(rewriter, source, op.dest(), slice);
    return true;
  }

  /** Inserts the source of a cast, or inserts into the source of a cast. */
  private static boolean skipCasts(Insertion op, PatternRewriter rewriter) {
    if (Slices.hasConstantOperand(op.operation())) {
      return false;
    }
    Value source = withoutCast(op.source());
    Value dest = withoutCast(op.dest());
    if (source == op.source() && dest == op.dest()) {
      return false;
    }
    RankedTensorType type = TensorTypes.of(source);
    BitSet dropped = Slices.droppedDimsMatchingDynamic(op.slice().sizes().numbers(), type.shape());
    if (dropped == null) {
      return false;
    }
    List<Object> sizes = op.slice().sizes().toList();
    int next = 0;
    for (int i = 0; i < sizes.size() && next < type.rank(); i++) {
      if (!dropped.get(i) && !type.isDynamicDim(next)) {
        sizes.set(i, type.dim(next++)); // stops at the first dynamic size
      }
    }
    MixedIndices known = MixedIndices.ofAll(sizes);
    RankedTensorType expected = Slices.resultType(TensorTypes.of(dest), known);
    if (expected.rank() < type.rank() || RankReduction.droppedDims(expected.shape(), type.shape()) == null) {
      return false;
    }
    var slice = new HyperrectangularSlice(op.slice().offsets(), known, op.slice().strides());
    if (slice.outOfBounds(TensorTypes.of(dest).shape()) != null) {
      return false;
    }
    op.replace(rewriter, source, dest, slice);
    return true;
  }

  private static Value withoutCast(Value value) {
    CastOp cast = CastOp.of(value.definingOp());
    return CastPatterns.canFoldIntoConsumer(cast) ? cast.source() : value;
  }

  /** Casts a source to the type with the static sizes of the slice, after constant operands were made static. */
  private static boolean castSource(Insertion op, PatternRewriter rewriter) {
    RankedTensorType type = op.sourceType();
    if (type.rank() != op.destType().rank() || Slices.hasConstantOperand(op.operation())) {
      return false;
    }
    long[] shape = type.shape();
    for (int i = 0; i < shape.length; i++) {
      long size = op.slice().sizes().constant(i);
      if (size < 0 && !ShapedType.isDynamic(size)) {
        return false;
      }
      shape[i] = ShapedType.isDynamic(size) ? shape[i] : size;
    }
    RankedTensorType known = TensorTypes.withShape(type, shape);
    if (known == type || !TensorTypes.preservesStaticInformation(type, known)
        || !CastOp.areCastCompatible(type, known)) {
      return false;
    }
    op.replace(rewriter, op.castSource(rewriter, known), op.dest(), op.slice());
    return true;
  }
}
