// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.osgi.service.component.annotations.Component;

/**
 * Canonicalization of sizes and loads of conversions between tensors and buffers. The roots are operations of the
 * tensor and memref dialects.
 */
final class TensorPatterns {
  private TensorPatterns() {}

  /** Patterns for {@code tensor.dim}. */
  @Component(service = CanonicalizationPatterns.class)
  @Serves(DimOp.NAME)
  @AutoService(OpInterface.class)
  public static final class OfDim implements CanonicalizationPatterns {
    @Override
    public void addTo(PatternSet patterns) {
      patterns.add(DimOp.pattern("FoldDimOfAllocTensorOp", TensorPatterns::dimOfAllocation));
      patterns.add(DimOp.pattern("DimOfToTensorFolder", TensorPatterns::dimOfToTensor));
    }
  }

  /** Patterns for {@code memref.dim}. */
  @Component(service = CanonicalizationPatterns.class)
  @Serves(org.mortise.dialect.memref.DimOp.NAME)
  @AutoService(OpInterface.class)
  public static final class OfMemRefDim implements CanonicalizationPatterns {
    @Override
    public void addTo(PatternSet patterns) {
      patterns.add(org.mortise.dialect.memref.DimOp.pattern("DimOfCastOp", TensorPatterns::dimOfToBuffer));
    }
  }

  /** Patterns for {@code memref.load}. */
  @Component(service = CanonicalizationPatterns.class)
  @Serves(LoadOp.NAME)
  @AutoService(OpInterface.class)
  public static final class OfLoad implements CanonicalizationPatterns {
    @Override
    public void addTo(PatternSet patterns) {
      patterns.add(LoadOp.pattern("LoadOfToBuffer", TensorPatterns::loadOfToBuffer));
    }
  }

  private static boolean dimOfAllocation(DimOp dim, PatternRewriter rewriter) {
    AllocTensorOp alloc = AllocTensorOp.of(dim.source().definingOp());
    long index = dim.constantIndex();
    if (alloc == null || index < 0 || index >= alloc.resultType().rank()
        || !alloc.resultType().isDynamicDim((int) index)) {
      return false;
    }
    Value copy = alloc.copy();
    rewriter.replaceOp(dim, copy != null
        ? DimOp.create(rewriter, alloc.location(), copy, index)
        : alloc.dynamicSizes().get(alloc.resultType().dynamicDimIndex((int) index)));
    return true;
  }

  private static boolean dimOfToTensor(DimOp dim, PatternRewriter rewriter) {
    ToTensorOp toTensor = ToTensorOp.of(dim.source().definingOp());
    if (toTensor == null) {
      return false;
    }
    rewriter.replaceOp(dim, org.mortise.dialect.memref.DimOp.create(
        rewriter, dim.location(), toTensor.buffer(), dim.index()));
    return true;
  }

  private static boolean dimOfToBuffer(org.mortise.dialect.memref.DimOp op, PatternRewriter rewriter) {
    ToBufferOp toBuffer = ToBufferOp.of(op.source().definingOp());
    if (toBuffer == null) {
      return false;
    }
    rewriter.replaceOp(op, DimOp.create(rewriter, op.location(), toBuffer.tensor(), op.index()));
    return true;
  }

  /** Extracts the element from the tensor. */
  private static boolean loadOfToBuffer(LoadOp load, PatternRewriter rewriter) {
    ToBufferOp toBuffer = ToBufferOp.of(load.memref().definingOp());
    if (toBuffer == null) {
      return false;
    }
    rewriter.replaceOp(load, ExtractOp.create(rewriter, load.location(), toBuffer.tensor(), load.indices()));
    return true;
  }

  /** Converts the source of a cast, and casts the buffer. */
  @Canonicalization("ToBufferOfCast")
  static boolean toBufferOfCast(ToBufferOp toBuffer, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(toBuffer.tensor().definingOp());
    if (cast == null || !(cast.source().type() instanceof RankedTensorType type)) {
      return false;
    }
    BaseMemRefType to = (BaseMemRefType) toBuffer.buffer().type();
    MemRefType from = MemRefType.of(type.shape(), type.elementType(), null, to.memorySpace());
    Value made = ToBufferOp.create(rewriter, toBuffer.location(), from, cast.source());
    rewriter.replaceOp(toBuffer, org.mortise.dialect.memref.CastOp.create(rewriter, toBuffer.location(), to, made));
    return true;
  }

  /** Makes constant sizes of an allocation static, dropping its size hint and memory space, as in MLIR. */
  @Canonicalization("ReplaceStaticShapeDims")
  static boolean takeConstantSizes(AllocTensorOp alloc, PatternRewriter rewriter) {
    if (alloc.copy() != null || !(alloc.resultType() instanceof RankedTensorType type)) {
      return false;
    }
    MixedIndices sizes = new MixedIndices(type.shape(), List.copyOf(alloc.dynamicSizes())).withConstants();
    RankedTensorType known = RankedTensorType.of(sizes.numbers(), type.elementType(), type.encoding());
    if (known == type) {
      return false;
    }
    Value made = AllocTensorOp.create(rewriter, alloc.location(), known, sizes.values(), null, null);
    rewriter.replaceOp(alloc, CastOp.create(rewriter, alloc.location(), type, made));
    return true;
  }
}
