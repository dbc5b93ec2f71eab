// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandstridedmetadata;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CollapseShapeOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Replaces views by casts of the base buffer. */
final class ViewExpansion {
  private ViewExpansion() {}

  static boolean expand(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    SubViewOp subview = SubViewOp.of(op);
    ExpandShapeOp expanded = ExpandShapeOp.of(op);
    Metadata metadata;
    if (subview != null) {
      metadata = of(subview, rewriter);
    } else {
      metadata = expanded != null ? of(expanded, rewriter) : of(CollapseShapeOp.of(op), rewriter);
    }
    if (metadata == null) {
      return false;
    }
    Value cast = ReinterpretCastOp.create(rewriter, op.location(), (MemRefType) op.result(0).type(),
        metadata.base(), Metadata.indices(List.of(metadata.offset())), Metadata.indices(metadata.sizes()),
        Metadata.indices(metadata.strides()));
    rewriter.replaceOp(op, cast);
    return true;
  }

  /** Returns the metadata of a subview; null if the dropped dimensions are unknown. */
  static @Nullable Metadata of(SubViewOp subview, PatternRewriter rewriter) {
    BitSet dropped = subview.droppedDims();
    if (dropped == null) {
      return null;
    }
    Context context = rewriter.context();
    Source source = new Source(subview.source(), rewriter, subview.location());
    List<OpFoldResult> offsets = Metadata.numbers(subview.mixedOffsets(), context);
    List<OpFoldResult> sizes = Metadata.numbers(subview.mixedSizes(), context);
    List<OpFoldResult> steps = Metadata.numbers(subview.mixedStrides(), context);
    AffineExpr product = AffineExpr.symbol(0).times(AffineExpr.symbol(1));
    List<OpFoldResult> strides = new ArrayList<>(steps.size());
    List<OpFoldResult> symbols = new ArrayList<>();
    symbols.add(source.offset());
    AffineExpr offset = AffineExpr.symbol(0);
    for (int i = 0; i < steps.size(); i++) {
      strides.add(source.apply(product, List.of(steps.get(i), source.stride(i))));
      offset = offset.plus(AffineExpr.symbol(1 + 2 * i).times(AffineExpr.symbol(2 + 2 * i)));
      symbols.add(offsets.get(i));
      symbols.add(source.stride(i));
    }
    OpFoldResult start = source.apply(offset, symbols);
    return new Metadata(source.base(), start, without(dropped, sizes), without(dropped, strides));
  }

  private static List<OpFoldResult> without(BitSet dropped, List<OpFoldResult> numbers) {
    List<OpFoldResult> rest = new ArrayList<>(numbers.size());
    for (int i = 0; i < numbers.size(); i++) {
      if (!dropped.get(i)) {
        rest.add(numbers.get(i));
      }
    }
    return rest;
  }

  private static Metadata of(ExpandShapeOp expand, PatternRewriter rewriter) {
    Source source = new Source(expand.src(), rewriter, expand.location());
    MemRefType type = (MemRefType) expand.result().type();
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    List<OpFoldResult> strides = new ArrayList<>(type.rank());
    int[][] groups = expand.reassociation();
    for (int i = 0; i < groups.length; i++) {
      if (isQuotient(groups[i], type)) {
        addExpanded(groups[i], i, type, source, sizes, strides);
      } else {
        addStated(groups[i], i, Metadata.numbers(expand.mixedOutputShape(), expand.context()), source, sizes, strides);
      }
    }
    while (sizes.size() < type.rank()) { // of a source without dimensions
      sizes.add(Metadata.constant(expand.context(), 1));
      strides.add(Metadata.constant(expand.context(), 1));
    }
    return new Metadata(source.base(), source.offset(), sizes, strides);
  }

  /** Returns whether the sizes of a group follow from the source size: at most one is dynamic, and none is 0. */
  private static boolean isQuotient(int[] group, MemRefType type) {
    int dynamic = 0;
    boolean isEmpty = false;
    for (int dim : group) {
      dynamic += type.isDynamicDim(dim) ? 1 : 0;
      isEmpty |= type.dim(dim) == 0;
    }
    return dynamic == 0 || dynamic == 1 && !isEmpty;
  }

  /** Adds the sizes of a group that the operation states, and strides that are products of the inner sizes. */
  private static void addStated(
      int[] group, int sourceDim, List<OpFoldResult> shape, Source source, List<OpFoldResult> sizes,
      List<OpFoldResult> strides) {
    for (int i = 0; i < group.length; i++) {
      sizes.add(shape.get(group[i]));
      AffineExpr product = AffineExpr.symbol(0);
      List<OpFoldResult> factors = new ArrayList<>(List.of(source.stride(sourceDim)));
      for (int j = i + 1; j < group.length; j++) {
        product = product.times(AffineExpr.symbol(factors.size()));
        factors.add(shape.get(group[j]));
      }
      strides.add(source.apply(product, factors));
    }
  }

  /** Adds sizes and strides of the dimensions into which a dimension of the source is split. */
  private static void addExpanded(
      int[] group, int sourceDim, MemRefType type, Source source, List<OpFoldResult> sizes,
      List<OpFoldResult> strides) {
    int dynamic = -1;
    long product = 1;
    long[] inner = new long[group.length];
    for (int i = group.length - 1; i >= 0; i--) {
      inner[i] = product;
      if (type.isDynamicDim(group[i])) {
        dynamic = i;
      } else {
        product *= type.dim(group[i]);
      }
    }
    AffineExpr symbol = AffineExpr.symbol(0);
    for (int i = 0; i < group.length; i++) {
      sizes.add(i == dynamic
          ? source.apply(symbol.floorDiv(product), List.of(source.extractedSize(sourceDim)))
          : Metadata.constant(type.context(), type.dim(group[i])));
    }
    for (int i = 0; i < group.length; i++) {
      strides.add(i < dynamic
          ? source.apply(symbol.times(inner[i]).floorDiv(product).times(AffineExpr.symbol(1)),
              List.of(source.extractedSize(sourceDim), source.stride(sourceDim)))
          : source.apply(symbol.times(inner[i]), List.of(source.stride(sourceDim))));
    }
  }

  private static Metadata of(CollapseShapeOp collapse, PatternRewriter rewriter) {
    Operation op = collapse.operation();
    Source source = new Source(collapse.src(), rewriter, op.location());
    MemRefType type = (MemRefType) collapse.result().type();
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    List<OpFoldResult> strides = new ArrayList<>(type.rank());
    int[][] groups = collapse.reassociation();
    for (int i = 0; i < groups.length; i++) {
      sizes.add(type.isDynamicDim(i) ? size(groups[i], source) : Metadata.constant(type.context(), type.dim(i)));
      strides.add(stride(groups[i], type.stridesAndOffset().strides()[i], source));
    }
    return new Metadata(source.base(), source.offset(), sizes, strides);
  }

  private static OpFoldResult size(int[] group, Source source) {
    AffineExpr product = AffineExpr.constant(1);
    List<OpFoldResult> symbols = new ArrayList<>(group.length);
    for (int dim : group) {
      product = product.times(AffineExpr.symbol(symbols.size()));
      symbols.add(source.size(dim));
    }
    return source.apply(product, symbols);
  }

  /**
   * Returns the stride of a dimension that a group of dimensions is collapsed to: {@code known} unless that is dynamic,
   * else that of the last dimension of the group whose size is not 1. A dimension of size 1 can have any stride.
   */
  private static OpFoldResult stride(int[] group, long known, Source source) {
    if (!ShapedType.isDynamic(known)) {
      return Metadata.constant(source.type().context(), known);
    }
    int last = group.length - 1;
    while (last > 0 && source.type().dim(group[last]) == 1) {
      last--;
    }
    return source.stride(group[last]);
  }
}
