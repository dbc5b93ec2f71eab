// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.bufferization.AllocationBufferization;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** The inputs are copied to consecutive parts of a new buffer. */
final class ConcatBufferization extends AllocationBufferization {
  private static final AffineMap SUM = AffineMap.of(0, 2, AffineExpr.symbol(0).plus(AffineExpr.symbol(1)));

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    rewriter.checkDefaultMemorySpace(op);
    ConcatOp concat = ConcatOp.of(op);
    RankedTensorType type = concat.resultType();
    Value tensor = rewriter.allocateTensor(op.location(), concat.result(), false);
    Value buffer = rewriter.toBuffer(op.location(), tensor, BufferTypes.withIdentityLayout(type, null));
    copyParts(concat, buffer, rewriter);
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }

  private static void copyParts(ConcatOp concat, Value buffer, BufferRewriter rewriter) {
    Location location = concat.location();
    RankedTensorType type = concat.resultType();
    int dimension = (int) concat.dimAttr().longValue();
    List<Object> offsets = new ArrayList<>(Collections.nCopies(type.rank(), 0L));
    List<Object> sizes = new ArrayList<>(type.rank());
    for (int i = 0; i < type.rank(); i++) {
      sizes.add(size(rewriter, location, buffer, type.dim(i), i));
    }
    long[] strides = new long[type.rank()];
    Arrays.fill(strides, 1);
    for (Value input : concat.inputs()) {
      Value part = rewriter.buffer(input);
      sizes.set(dimension, size(rewriter, location, part, TensorTypes.of(input).dim(dimension), dimension));
      rewriter.copy(location, part, view(rewriter, location, buffer, offsets, sizes, MixedIndices.of(strides)));
      offsets.set(dimension, sum(rewriter, location, offsets.get(dimension), sizes.get(dimension)));
    }
  }

  /** Returns the size of a dimension as a {@link Value} or a {@link Long}. */
  private static Object size(BufferRewriter rewriter, Location location, Value buffer, long size, int dimension) {
    return ShapedType.isDynamic(size) ? rewriter.dim(location, buffer, dimension) : Long.valueOf(size);
  }

  private static Value view(BufferRewriter rewriter, Location location, Value buffer, List<Object> offsets,
      List<Object> sizes, MixedIndices strides) {
    MixedIndices offset = MixedIndices.ofAll(offsets);
    MixedIndices size = MixedIndices.ofAll(sizes);
    MemRefType type = SubViewOp.inferType((MemRefType) buffer.type(), offset, size, strides, size.numbers());
    return SubViewOp.create(rewriter, location, type, buffer, offset, size, strides);
  }

  private static Object sum(BufferRewriter rewriter, Location location, Object first, Object second) {
    OpFoldResult sum = AffineApplies.makeComposedFolded(
        rewriter, location, SUM, List.of(foldResult(rewriter, first), foldResult(rewriter, second)));
    return sum.value() != null ? sum.value() : Long.valueOf(sum.constant().longValue());
  }

  private static OpFoldResult foldResult(BufferRewriter rewriter, Object index) {
    return index instanceof Value value ? OpFoldResult.of(value)
        : OpFoldResult.of(IntegerAttr.index(rewriter.context(), (Long) index));
  }
}
