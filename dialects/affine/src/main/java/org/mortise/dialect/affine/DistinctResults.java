// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Removes duplicate results from the map of a minimum or maximum, which with a single result becomes an application.
 */
final class DistinctResults extends RewritePattern {
  DistinctResults(String rootName) {
    super(rootName);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    AffineMap map = MapOperands.mapOf(op);
    List<AffineExpr> distinct = new ArrayList<>(new LinkedHashSet<>(map.results()));
    boolean single = distinct.size() == 1;
    if (distinct.size() == map.resultCount() && !single) {
      return false;
    }
    AffineMap smaller = AffineMap.of(map.dimCount(), map.symbolCount(), distinct);
    OperationState state = rewriter.state(op.location(), single ? ApplyOp.NAME : op.name().name())
        .addOperands(List.of(op.operands()))
        .addAttribute(MapOperands.MAP, AffineMapAttr.of(op.context(), smaller))
        .addResultType(op.result(0).type());
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}
