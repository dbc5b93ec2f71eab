// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memrefexpand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.ReshapeOp;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Replaces a reshape by a cast with the sizes that are loaded, and the strides that follow from them. */
final class ReshapeExpansion {
  private ReshapeExpansion() {}

  /** Returns whether the number of dimensions is known. */
  static boolean isPossible(ReshapeOp reshape) {
    return ((MemRefType) reshape.shape().type()).hasStaticShape();
  }

  static boolean expand(ReshapeOp reshape, ConversionRewriter rewriter) {
    Location location = reshape.location();
    Type type = reshape.result().type();
    int rank = (int) ((MemRefType) reshape.shape().type()).dim(0);
    List<Object> sizes = new ArrayList<>(Collections.nCopies(rank, null));
    List<Object> strides = new ArrayList<>(Collections.nCopies(rank, null));
    Value stride = ConstantOp.createIndex(rewriter, location, 1);
    for (int i = rank - 1; i >= 0; i--) {
      strides.set(i, stride);
      long known = type instanceof MemRefType ranked ? ranked.dim(i) : ShapedType.DYNAMIC;
      boolean isKnown = !ShapedType.isDynamic(known);
      Value size = isKnown
          ? ConstantOp.createIndex(rewriter, location, known)
          : loadSize(reshape.shape(), i, location, rewriter);
      sizes.set(i, isKnown ? (Object) known : size);
      if (i > 0) {
        stride = MulIOp.create(rewriter, location, stride, size);
      }
    }
    rewriter.replaceOp(reshape,
        cast(rewriter, location, type, reshape.source(), MixedIndices.ofAll(sizes), MixedIndices.ofAll(strides)));
    return true;
  }

  private static ReinterpretCastOp cast(
      OpBuilder builder, Location location, Type type, Value source, MixedIndices sizes, MixedIndices strides) {
    Context context = builder.context();
    return ReinterpretCastOp.build(builder, location, type, source, List.of(), sizes.values(), strides.values(),
        MixedIndices.of(0).staticAttribute(context), sizes.staticAttribute(context),
        strides.staticAttribute(context));
  }

  private static Value loadSize(Value shape, int dim, Location location, OpBuilder builder) {
    Value index = ConstantOp.createIndex(builder, location, dim);
    Value size = LoadOp.create(builder, location, shape, List.of(index));
    return size.type() instanceof IndexType
        ? size : IndexCastOp.create(builder, location, IndexType.of(builder.context()), size);
  }
}
