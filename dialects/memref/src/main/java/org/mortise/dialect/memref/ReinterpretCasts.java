// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideVerifier;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Verification, folding and canonicalization of {@code memref.reinterpret_cast}. */
final class ReinterpretCasts {
  private ReinterpretCasts() {}

  static @Nullable Diagnostic verify(ReinterpretCastOp op) {
    Operation operation = op.operation();
    MemRefType result = op.resultType();
    Diagnostic wrong = OffsetSizeAndStrideVerifier.verify(
        operation, 1, result.rank(), op.mixedOffsets(), op.mixedSizes(), op.mixedStrides());
    if (wrong != null) {
      return wrong;
    }
    BaseMemRefType source = (BaseMemRefType) op.source().type();
    String types = " specified for source type '" + source + "' and result memref type '" + result + "'";
    if (source.memorySpace() != result.memorySpace()) {
      return operation.error("different memory spaces" + types);
    }
    if (source.elementType() != result.elementType()) {
      return operation.error("different element types" + types);
    }
    for (int i = 0; i < result.rank(); i++) {
      if (differ(op.mixedSizes().number(i), result.dim(i))) {
        return expected(operation, "size", op.mixedSizes().number(i), result.dim(i), " in dim = " + i);
      }
    }
    return verifyLayout(op, result);
  }

  private static @Nullable Diagnostic verifyLayout(ReinterpretCastOp op, MemRefType result) {
    StridesAndOffset layout = result.stridesAndOffset();
    if (layout == null) {
      return op.error("expected result type to have strided layout but found '" + result + "'");
    }
    long offset = op.mixedOffsets().number(0);
    if (differ(offset, layout.offset())) {
      return expected(op.operation(), "offset", offset, layout.offset(), "");
    }
    for (int i = 0; i < result.rank(); i++) {
      long stride = op.mixedStrides().number(i);
      if (differ(stride, layout.strides()[i])) {
        return expected(op.operation(), "stride", stride, layout.strides()[i], " in dim = " + i);
      }
    }
    return null;
  }

  /** Returns whether both the operation and its type have a static number, and the two differ. */
  private static boolean differ(long given, long inType) {
    return !ShapedType.isDynamic(inType) && !ShapedType.isDynamic(given) && given != inType;
  }

  private static Diagnostic expected(Operation op, String property, long given, long inType, String where) {
    return op.error("expected result type with " + property + " = " + given + " instead of " + inType + where);
  }

  // ---- folding -----------------------------------------------------------------------------------------------------

  static FoldResult fold(ReinterpretCastOp op) {
    Value original = original(op.source().definingOp());
    if (original != null) {
      op.sourceOperand().set(original);
      return FoldResult.IN_PLACE;
    }
    MemRefType type = op.resultType();
    boolean same = type == op.source().type() && type.hasStaticShape();
    StridesAndOffset layout = same ? type.stridesAndOffset() : null;
    boolean unchanged = layout != null && layout.offset() == 0 && op.mixedOffsets().is(0, 0);
    return unchanged ? FoldResult.of(op.source()) : FoldResult.NONE;
  }

  /** Returns the source of {@code definition} if that only changes the type of a memref; otherwise null. */
  private static @Nullable Value original(Operation definition) {
    ReinterpretCastOp reinterpretation = ReinterpretCastOp.of(definition);
    if (reinterpretation != null) {
      return reinterpretation.source();
    }
    CastOp cast = CastOp.of(definition);
    if (cast != null) {
      return cast.source();
    }
    SubViewOp subview = SubViewOp.of(definition);
    if (subview == null) {
      return null;
    }
    for (int i = 0; i < subview.mixedOffsets().size(); i++) {
      if (!subview.mixedOffsets().is(i, 0)) {
        return null;
      }
    }
    return subview.source();
  }

  /** Makes constant offsets, sizes and strides static; uses get a cast to the former type. */
  @Canonicalization("ReinterpretCastOpConstantFolder")
  static boolean takeConstants(ReinterpretCastOp op, PatternRewriter rewriter) {
    // REFERENCE: negative offsets and sizes are made static there, too, and make the program invalid.
    MixedIndices offsets = op.mixedOffsets().withConstants();
    MixedIndices sizes = op.mixedSizes().withConstants();
    MixedIndices strides = op.mixedStrides().withAllConstants();
    MemRefType type = op.resultType();
    int dynamic = offsets.dynamicCount() + sizes.dynamicCount() + strides.dynamicCount();
    if (dynamic == op.operation().operandCount() - 1) {
      return false;
    }
    StridedLayoutAttr layout = StridedLayoutAttr.of(op.context(), offsets.number(0), strides.numbers());
    MemRefType known = MemRefType.of(sizes.numbers(), type.elementType(), layout, type.memorySpace());
    Value cast = ReinterpretCastOp.create(rewriter, op.location(), known, op.source(), offsets, sizes, strides);
    rewriter.replaceOp(op, known == type ? cast : CastOp.create(rewriter, op.location(), type, cast));
    return true;
  }

  /** Replaces the reassembly of extracted metadata by a cast of the original memref, or takes that as the source. */
  @Canonicalization("ReinterpretCastOpExtractStridedMetadataFolder")
  static boolean reassemble(ReinterpretCastOp op, PatternRewriter rewriter) {
    ExtractStridedMetadataOp parts = ExtractStridedMetadataOp.of(op.source().definingOp());
    if (parts == null) {
      return false;
    }
    if (parts.rank() != op.resultType().rank() || !isReassembly(op, parts)) {
      rewriter.modifyOpInPlace(op, () -> op.sourceOperand().set(parts.source()));
      return true;
    }
    Value source = parts.source();
    if (source.type() != op.resultType()) {
      source = CastOp.create(rewriter, op.location(), op.resultType(), source);
    }
    rewriter.replaceOp(op, source);
    return true;
  }

  private static boolean isReassembly(ReinterpretCastOp op, ExtractStridedMetadataOp parts) {
    MemRefType original = parts.sourceType();
    StridesAndOffset layout = original.stridesAndOffset();
    boolean same = isSame(op.mixedOffsets(), 0, parts.offset(), layout.offset());
    for (int i = 0; same && i < parts.rank(); i++) {
      same = isSame(op.mixedSizes(), i, parts.size(i), original.dim(i))
          && isSame(op.mixedStrides(), i, parts.stride(i), layout.strides()[i]);
    }
    return same;
  }

  private static boolean isSame(MixedIndices list, int index, Value part, long known) {
    Value value = list.value(index);
    if (value == null) {
      return list.is(index, known);
    }
    return value == part || !ShapedType.isDynamic(known) && IndexConstants.index(value) == known;
  }
}
