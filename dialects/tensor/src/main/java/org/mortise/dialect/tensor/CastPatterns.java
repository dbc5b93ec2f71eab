// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Canonicalization of casts, and folding of casts into the operations before and after them. */
final class CastPatterns {
  private CastPatterns() {}

  /** Returns whether the cast only removes static information, so that its user can take the source. */
  static boolean canFoldIntoConsumer(@Nullable CastOp cast) {
    return cast != null && TensorTypes.preservesStaticInformation(cast.destType(), cast.sourceType());
  }

  /** Returns whether the cast only adds static information, so that the operation before it can have the type. */
  static boolean canFoldIntoProducer(CastOp cast) {
    return TensorTypes.preservesStaticInformation(cast.sourceType(), cast.destType());
  }

  @Canonicalization("ChainedTensorBitcast")
  static boolean composeBitcasts(BitcastOp op, PatternRewriter rewriter) {
    BitcastOp inner = BitcastOp.of(op.source().definingOp());
    if (inner == null) {
      return false;
    }
    rewriter.replaceOp(op, BitcastOp.create(rewriter, op.location(), op.destType(), inner.source()));
    return true;
  }

  /** Drops the first of two casts unless it performs a run-time check that the second one does not. */
  @Canonicalization("ChainedTensorCast")
  static boolean composeCasts(CastOp op, PatternRewriter rewriter) {
    CastOp inner = CastOp.of(op.source().definingOp());
    if (inner == null) {
      return false;
    }
    TensorType before = join(inner.sourceType(), inner.destType());
    TensorType all = before == null ? null : join(before, op.destType());
    if (all == null || all != join(inner.sourceType(), op.destType())) {
      return false;
    }
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.destType(), inner.source()));
    return true;
  }

  /** Returns the type with the static information of both types, or null if they contradict each other. */
  private static @Nullable TensorType join(TensorType a, TensorType b) {
    if (!a.hasRank() || !b.hasRank()) {
      return a.hasRank() ? a : b;
    }
    if (a.rank() != b.rank()) {
      return null;
    }
    long[] shape = a.shape();
    for (int i = 0; i < shape.length; i++) {
      if (ShapedType.isDynamic(shape[i])) {
        shape[i] = b.dim(i);
      } else if (!b.isDynamicDim(i) && b.dim(i) != shape[i]) {
        return null;
      }
    }
    return RankedTensorType.of(shape, a.elementType());
  }

  /** Propagates static sizes from a cast to the slice that it casts. */
  @Canonicalization("TensorCastExtractSlice")
  static boolean castSlice(CastOp op, PatternRewriter rewriter) {
    ExtractSliceOp slice = ExtractSliceOp.of(op.source().definingOp());
    if (slice == null || !(op.destType() instanceof RankedTensorType type) || !canFoldIntoProducer(op)
        || Arrays.equals(type.shape(), slice.resultType().shape())) {
      return false;
    }
    BitSet dropped = RankReduction.droppedDims(slice.mixedSizes().numbers(), slice.resultType().shape());
    List<Object> sizes = slice.mixedSizes().toList();
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (dropped != null && dropped.get(i)) {
        continue;
      }
      long size = type.dim(next++);
      if (!ShapedType.isDynamic(size)) {
        sizes.set(i, size);
      }
    }
    Value made = ExtractSliceOp.create(rewriter, op.location(), type, slice.source(),
        slice.mixedOffsets(), MixedIndices.ofAll(sizes), slice.mixedStrides());
    rewriter.replaceOp(op, made);
    return true;
  }

  /** Creates an empty tensor with the static sizes of the type to which it is cast. */
  @Canonicalization("FoldEmptyTensorWithCastOp")
  static boolean castEmpty(CastOp op, PatternRewriter rewriter) {
    EmptyOp empty = EmptyOp.of(op.source().definingOp());
    if (empty == null || !canFoldIntoProducer(op)) {
      return false;
    }
    RankedTensorType type = (RankedTensorType) op.destType();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(empty.mixedSizes().value(i));
      }
    }
    rewriter.replaceOp(op, EmptyOp.create(rewriter, op.location(), type, sizes));
    return true;
  }
}
