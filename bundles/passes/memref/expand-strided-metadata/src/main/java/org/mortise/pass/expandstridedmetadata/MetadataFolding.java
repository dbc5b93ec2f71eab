// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandstridedmetadata;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.AllocaOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.dialect.memref.MemorySpaceCastOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Replaces extracted metadata by the values that are known from the definition of the memref. */
final class MetadataFolding {
  private MetadataFolding() {}

  static boolean fold(ExtractStridedMetadataOp extract, PatternRewriter rewriter) {
    Operation source = extract.source().definingOp();
    if (source == null) {
      return false;
    }
    rewriter.setInsertionPoint(extract);
    Metadata metadata = metadataOf(source, extract, rewriter);
    if (metadata == null) {
      return false;
    }
    rewriter.replaceOp(extract, metadata.values(rewriter, extract.location()));
    return true;
  }

  private static @Nullable Metadata metadataOf(
      Operation source, ExtractStridedMetadataOp extract, PatternRewriter rewriter) {
    Location location = extract.location();
    if (AllocOp.of(source) != null) {
      return ofNew(source, AllocOp.of(source).dynamicSizes(), extract, rewriter);
    }
    if (AllocaOp.of(source) != null) {
      return ofNew(source, AllocaOp.of(source).dynamicSizes(), extract, rewriter);
    }
    if (GetGlobalOp.of(source) != null) {
      return ofNew(source, List.of(), extract, rewriter);
    }
    if (SubViewOp.of(source) != null) {
      return ViewExpansion.of(SubViewOp.of(source), rewriter);
    }
    if (ReinterpretCastOp.of(source) != null) {
      return of(ReinterpretCastOp.of(source), rewriter, location);
    }
    if (CastOp.of(source) != null) {
      return of(CastOp.of(source), rewriter, location);
    }
    if (MemorySpaceCastOp.of(source) != null) {
      return of(MemorySpaceCastOp.of(source), extract, rewriter);
    }
    ExtractStridedMetadataOp inner = ExtractStridedMetadataOp.of(source);
    return inner == null ? null : new Metadata(
        inner.baseBuffer(), Metadata.constant(rewriter.context(), 0), List.of(), List.of());
  }

  /** Returns the metadata of memory with the identity layout. The base buffer is a cast only if it is used. */
  private static @Nullable Metadata ofNew(
      Operation source, List<? extends Value> dynamicSizes, ExtractStridedMetadataOp extract,
      PatternRewriter rewriter) {
    MemRefType type = (MemRefType) source.result(0).type();
    if (!type.isIdentityLayout()) {
      return null;
    }
    Context context = rewriter.context();
    Location location = extract.location();
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    int next = 0;
    for (int i = 0; i < type.rank(); i++) {
      sizes.add(type.isDynamicDim(i)
          ? OpFoldResult.of(dynamicSizes.get(next++)) : Metadata.constant(context, type.dim(i)));
    }
    List<OpFoldResult> strides = new ArrayList<>(sizes);
    AffineExpr product = AffineExpr.constant(1);
    for (int i = type.rank() - 1; i >= 0; i--) {
      List<OpFoldResult> inner = sizes.subList(i + 1, sizes.size());
      AffineMap map = AffineMap.of(0, inner.size(), product);
      strides.set(i, AffineApplies.makeComposedFolded(rewriter, location, map, inner));
      product = product.times(AffineExpr.symbol(inner.size()));
    }
    return new Metadata(base(source, extract, rewriter), Metadata.constant(context, 0), sizes, strides);
  }

  private static Value base(Operation source, ExtractStridedMetadataOp extract, PatternRewriter rewriter) {
    Value buffer = extract.baseBuffer();
    if (!buffer.hasUses()) {
      return buffer;
    }
    return source.result(0).type() == buffer.type() ? source.result(0)
        : ReinterpretCastOp.create(rewriter, extract.location(), (MemRefType) buffer.type(),
            source.result(0), MixedIndices.of(0), MixedIndices.of(), MixedIndices.of());
  }

  private static @Nullable Metadata of(ReinterpretCastOp cast, PatternRewriter rewriter, Location location) {
    if (!isStrided(cast.source())) {
      return null;
    }
    Context context = rewriter.context();
    ExtractStridedMetadataOp extracted = ExtractStridedMetadataOp.create(rewriter, location, cast.source());
    return new Metadata(extracted.baseBuffer(), Metadata.numbers(cast.mixedOffsets(), context).get(0),
        Metadata.numbers(cast.mixedSizes(), context), Metadata.numbers(cast.mixedStrides(), context));
  }

  private static boolean isStrided(Value memref) {
    return memref.type() instanceof MemRefType type && type.stridesAndOffset() != null;
  }

  /** Prefers the static metadata in the result type. */
  private static @Nullable Metadata of(CastOp cast, PatternRewriter rewriter, Location location) {
    if (!isStrided(cast.source()) || !isStrided(cast.dest())) {
      return null;
    }
    MemRefType type = (MemRefType) cast.dest().type();
    StridesAndOffset layout = type.stridesAndOffset();
    ExtractStridedMetadataOp extracted = ExtractStridedMetadataOp.create(rewriter, location, cast.source());
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    List<OpFoldResult> strides = new ArrayList<>(type.rank());
    for (int i = 0; i < type.rank(); i++) {
      sizes.add(known(type.dim(i), extracted.size(i)));
      strides.add(known(layout.strides()[i], extracted.stride(i)));
    }
    return new Metadata(extracted.baseBuffer(), known(layout.offset(), extracted.offset()), sizes, strides);
  }

  /** Casts the base buffer of the source. */
  private static @Nullable Metadata of(
      MemorySpaceCastOp cast, ExtractStridedMetadataOp extract, PatternRewriter rewriter) {
    if (!(cast.source().type() instanceof MemRefType type)) {
      return null;
    }
    ExtractStridedMetadataOp extracted = ExtractStridedMetadataOp.create(rewriter, extract.location(), cast.source());
    StridesAndOffset layout = type.stridesAndOffset();
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    List<OpFoldResult> strides = new ArrayList<>(type.rank());
    for (int i = 0; i < type.rank(); i++) {
      sizes.add(known(type.dim(i), extracted.size(i)));
      strides.add(known(layout.strides()[i], extracted.stride(i)));
    }
    Value base = MemorySpaceCastOp.create(
        rewriter, extract.location(), extract.baseBuffer().type(), extracted.baseBuffer());
    return new Metadata(base, known(layout.offset(), extracted.offset()), sizes, strides);
  }

  private static OpFoldResult known(long number, Value value) {
    return ShapedType.isDynamic(number) ? OpFoldResult.of(value) : Metadata.constant(value.type().context(), number);
  }

  /** Takes the pointer from the source of a view. In another memory space it may be another number. */
  static boolean foldPointer(ExtractAlignedPointerAsIndexOp op, PatternRewriter rewriter) {
    Operation view = op.source().definingOp();
    ViewLikeOpInterface viewLike = view == null ? null : view.getInterface(ViewLikeOpInterface.class);
    if (viewLike == null || view.result(0) != op.source() || MemorySpaceCastOp.of(view) != null) {
      return false;
    }
    rewriter.setOperand(op.operation(), 0, viewLike.getViewSource(view));
    return true;
  }
}
