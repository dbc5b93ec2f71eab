// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
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
}
