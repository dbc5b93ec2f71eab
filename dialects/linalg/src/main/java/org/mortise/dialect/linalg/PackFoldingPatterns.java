// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.CastIntoDestinationStyle;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Folding of {@code linalg.pack} and {@code linalg.unpack} with casts, fills and slices. */
final class PackFoldingPatterns {
  private static final String STATIC_INNER_TILES = "static_inner_tiles";

  private PackFoldingPatterns() {}

  /** Packs the source of a cast that only removes static information; tile sizes become those of the new type. */
  @Canonicalization("FoldTensorCastPackOp")
  static boolean foldIntoPack(PackOp op, PatternRewriter rewriter) {
    Value source = CastIntoDestinationStyle.sourceOf(op.source());
    Value dest = CastIntoDestinationStyle.sourceOf(op.dest());
    if (source == op.source() && dest == op.dest()) {
      return false;
    }
    MixedIndices tiles = tilesOf((RankedTensorType) dest.type(), op.mixedTiles());
    List<Value> padding = op.paddingValue() == null ? List.of() : List.of(op.paddingValue());
    OperationState state = state(op.operation(), rewriter, tiles)
        .addOperand(source).addOperand(dest).addOperands(padding).addOperands(tiles.values())
        .setOperandSegments(1, 1, padding.size(), tiles.values().size())
        .addResultType(dest.type());
    return replace(op.operation(), state, rewriter);
  }

  /** Fills the destination in place of packing a filled tensor. */
  @Canonicalization("FoldFillWithPack")
  static boolean foldFill(PackOp pack, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(pack.source().definingOp());
    if (fill == null || !pack.dest().hasOneUse()) {
      return false;
    }
    Value padding = pack.paddingValue();
    if (padding != null && padding != fill.value()) {
      return false;
    }
    rewriter.replaceOp(pack, FillOp.create(rewriter, pack.location(), fill.value(), pack.dest()));
    return true;
  }

  /** Unpacks the source of a cast that only removes static information; tile sizes become those of the new type. */
  @Canonicalization("FoldTensorCastUnPackOp")
  static boolean foldIntoUnPack(UnPackOp op, PatternRewriter rewriter) {
    Value source = CastIntoDestinationStyle.sourceOf(op.source());
    Value dest = CastIntoDestinationStyle.sourceOf(op.dest());
    if (source == op.source() && dest == op.dest()) {
      return false;
    }
    MixedIndices tiles = tilesOf((RankedTensorType) source.type(), op.mixedTiles());
    OperationState state = state(op.operation(), rewriter, tiles)
        .addOperand(source).addOperand(dest).addOperands(tiles.values()).addResultType(dest.type());
    return replace(op.operation(), state, rewriter);
  }

  /** Returns a state with the attributes of an operation and other tiles. */
  private static OperationState state(Operation op, PatternRewriter rewriter, MixedIndices tiles) {
    return rewriter.state(op.location(), op.name().name())
        .addAttributes(op.attributes().without(STATIC_INNER_TILES).without(OpSchema.OPERAND_SEGMENT_SIZES))
        .addAttribute(STATIC_INNER_TILES, tiles.staticAttribute(rewriter.context()));
  }

  private static boolean replace(Operation op, OperationState state, PatternRewriter rewriter) {
    Value made = rewriter.create(state).result(0);
    Type type = op.result(0).type();
    rewriter.replaceOp(op, List.of(
        made.type() == type ? made : CastOp.create(rewriter, op.location(), type, made)));
    return true;
  }

  /** Returns tile sizes that are static where the sizes of the packed tensor are. */
  private static MixedIndices tilesOf(RankedTensorType packed, MixedIndices tiles) {
    List<Object> sizes = new ArrayList<>(tiles.toList());
    int outer = packed.rank() - tiles.size();
    for (int i = 0; i < tiles.size(); i++) {
      if (!packed.isDynamicDim(outer + i)) {
        sizes.set(i, packed.dim(outer + i));
      }
    }
    return MixedIndices.ofAll(sizes);
  }

  /** Unpacks into a slice of the destination if the only use is a slice that drops elements of the last tiles. */
  @Canonicalization("FoldSliceOfUnPackOp")
  static boolean foldSlice(UnPackOp op, PatternRewriter rewriter) {
    Operation user = op.result().hasOneUse() ? op.result().firstUse().owner() : null;
    ExtractSliceOp slice = user == null ? null : ExtractSliceOp.of(user);
    if (slice == null || !slice.droppedDims().isEmpty() || !keepsTiles(op, slice)) {
      return false;
    }
    rewriter.setInsertionPoint(slice.operation());
    Value dest = ExtractSliceOp.create(rewriter, slice.location(), slice.resultType(), op.dest(),
        slice.mixedOffsets(), slice.mixedSizes(), slice.mixedStrides());
    rewriter.modifyOpInPlace(op, () -> {
      op.destOperand().set(dest);
      op.result().setType(dest.type());
    });
    rewriter.moveOpAfter(op.operation(), dest.definingOp());
    rewriter.replaceOp(slice, op.result());
    return true;
  }

  /** Returns whether a slice starts with the first element, and has elements of each tile. */
  private static boolean keepsTiles(UnPackOp op, ExtractSliceOp slice) {
    if (!slice.mixedOffsets().areAll(0) || !slice.mixedStrides().areAll(1)) {
      return false;
    }
    RankedTensorType unpacked = slice.resultType();
    long[] needed = Packing.packedShape(unpacked, op.mixedTiles(), op.tiledDims(), op.outerPermutation());
    boolean[] isTiled = new boolean[unpacked.rank()];
    for (int dim : op.tiledDims()) {
      isTiled[dim] = true;
    }
    int[] permutation = op.outerPermutation();
    for (int i = 0; i < isTiled.length; i++) {
      boolean isKnown = !ShapedType.isDynamic(needed[i]) && !op.sourceType().isDynamicDim(i);
      boolean hasSameSize = needed[i] == op.sourceType().dim(i);
      boolean mustBeKnown = isTiled[permutation.length == 0 ? i : permutation[i]];
      if (mustBeKnown && !isKnown || isKnown && !hasSameSize) {
        return false;
      }
    }
    return true;
  }
}
