// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.resolveshapedtyperesultdims;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.ShapedType;

/**
 * Replaces a size of a result by a computation from the operands, using {@link ReifyRankedShapedTypeOpInterface}.
 */
final class DimOfReifiedShape extends RewritePattern {
  DimOfReifiedShape() {
    super(null, 1);
  }

  /** Returns a pass that applies the pattern everywhere in an operation. */
  static Pass pass() {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(new DimOfReifiedShape()));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    ShapedDimOpInterface dim = op.getInterface(ShapedDimOpInterface.class);
    if (dim == null || !(dim.getShapedValue(op) instanceof OpResult value)) {
      return false;
    }
    Operation definition = value.definingOp();
    ReifyRankedShapedTypeOpInterface shapes = definition.getInterface(ReifyRankedShapedTypeOpInterface.class);
    IntegerAttr index = Constants.integerOf(dim.getDimension(op));
    if (shapes == null || index == null || index.longValue() < 0 || !isInside(value, index.longValue())) {
      return false;
    }
    List<List<OpFoldResult>> reified = shapes.reifyResultShapes(definition, rewriter);
    if (reified == null) {
      return false;
    }
    OpFoldResult size = reified.get(value.index()).get((int) index.longValue());
    rewriter.replaceOp(op, size.value() != null
        ? size.value() : ConstantOp.createIndex(rewriter, op.location(), size.constant().longValue()));
    return true;
  }

  private static boolean isInside(OpResult value, long index) {
    return value.type() instanceof ShapedType type && type.hasRank() && index < type.rank();
  }
}
