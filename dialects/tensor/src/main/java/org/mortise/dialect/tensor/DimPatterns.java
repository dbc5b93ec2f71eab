// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;

/** Canonicalization of {@code tensor.dim}. */
final class DimPatterns {
  private DimPatterns() {}

  @Canonicalization("DimOfCastOp")
  static boolean ofCast(DimOp dim, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(dim.source().definingOp());
    if (cast == null) {
      return false;
    }
    rewriter.replaceOp(dim, DimOp.create(rewriter, dim.location(), cast.source(), dim.index()));
    return true;
  }

  /** Reads the size of the init, which the result also has. */
  @Canonicalization("DimOfDestStyleOp")
  static boolean ofDestinationStyle(DimOp dim, PatternRewriter rewriter) {
    Operation definition = dim.source().definingOp();
    DestinationStyleOpInterface style =
        definition == null ? null : definition.getInterface(DestinationStyleOpInterface.class);
    if (style == null) {
      return false;
    }
    Value init = style.getDpsInits(definition).get(((OpResult) dim.source()).index());
    rewriter.modifyOpInPlace(dim, () -> dim.sourceOperand().set(init));
    return true;
  }

  @Canonicalization("DimOfReshapeOp")
  static boolean ofReshape(DimOp dim, PatternRewriter rewriter) {
    ReshapeOp reshape = ReshapeOp.of(dim.source().definingOp());
    if (reshape == null) {
      return false;
    }
    rewriter.setInsertionPointAfter(dim);
    Location location = dim.location();
    ExtractOp size = ExtractOp.build(rewriter, location, reshape.shape(), List.of(dim.index()));
    Type index = dim.result().type();
    rewriter.replaceOp(dim, size.result().type() == index ? size.operation()
        : IndexCastOp.build(rewriter, location, index, size.result()).operation());
    return true;
  }

  @Canonicalization("FoldEmptyTensorWithDimOp")
  static boolean ofEmpty(DimOp dim, PatternRewriter rewriter) {
    EmptyOp empty = EmptyOp.of(dim.source().definingOp());
    int index = empty == null ? -1 : dynamicDim(dim, empty.resultType());
    if (index < 0) {
      return false;
    }
    rewriter.replaceOp(dim, empty.mixedSizes().value(index));
    return true;
  }

  /** Returns the index if it is constant and the size is dynamic, otherwise -1. */
  private static int dynamicDim(DimOp dim, ShapedType type) {
    long index = dim.constantIndex();
    return index >= 0 && index < type.rank() && type.isDynamicDim((int) index) ? (int) index : -1;
  }

  /** Divides the size before the expansion by the other sizes of the group. */
  @Canonicalization("FoldDimOfExpandShape")
  static boolean ofExpansion(DimOp dim, PatternRewriter rewriter) {
    ExpandShapeOp expansion = ExpandShapeOp.of(dim.source().definingOp());
    int index = expansion == null ? -1 : dynamicDim(dim, expansion.resultType());
    if (index < 0) {
      return false;
    }
    int[][] groups = expansion.reassociation();
    int group = 0;
    while (groups[group][groups[group].length - 1] < index) {
      group++;
    }
    if (Reassociation.dynamicCount(groups[group], expansion.resultType()) > 1) {
      return false; // the other dynamic sizes of the group are not known
    }
    long product = 1;
    for (int other : groups[group]) {
      product *= other == index ? 1 : expansion.resultType().dim(other);
    }
    Value size = DimOp.create(rewriter, dim.location(), expansion.src(), group);
    AffineMap map = AffineMap.of(0, 1, AffineExpr.symbol(0).floorDiv(product));
    rewriter.replaceOp(dim, apply(rewriter, dim.location(), map, List.of(size)));
    return true;
  }

  /** Multiplies the sizes of the collapsed dimensions. */
  @Canonicalization("FoldDimOfCollapseShape")
  static boolean ofCollapse(DimOp dim, PatternRewriter rewriter) {
    CollapseShapeOp collapse = CollapseShapeOp.of(dim.source().definingOp());
    int index = collapse == null ? -1 : dynamicDim(dim, collapse.resultType());
    if (index < 0) {
      return false;
    }
    List<Value> sizes = new ArrayList<>();
    AffineExpr product = null;
    for (int dimension : collapse.reassociation()[index]) {
      AffineExpr symbol = AffineExpr.symbol(sizes.size());
      product = product == null ? symbol : product.times(symbol);
      sizes.add(DimOp.create(rewriter, dim.location(), collapse.src(), dimension));
    }
    AffineMap map = AffineMap.of(0, sizes.size(), product);
    rewriter.replaceOp(dim, apply(rewriter, dim.location(), map, sizes));
    return true;
  }

  private static Operation apply(PatternRewriter rewriter, Location location, AffineMap map, List<Value> operands) {
    AffineMapAttr attribute = AffineMapAttr.of(rewriter.context(), map);
    return ApplyOp.build(rewriter, location, IndexType.of(rewriter.context()), operands, attribute).operation();
  }
}
