// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Simplifies the map and the operands of an operation, and drops discardable attributes, as in MLIR.
 */
final class SimplifyMap extends RewritePattern {
  private final int first;

  /** @param first the first operand that the map is applied to */
  SimplifyMap(String rootName, int first) {
    super(rootName);
    this.first = first;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    MapOperands old = MapOperands.of(op, first);
    MapOperands canonical = old.canonical();
    AffineMap map = new OperandRanges(canonical.operands()).simplify(canonical.map());
    MapOperands simple = new MapOperands(map, canonical.operands());
    if (simple.equals(old)) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), op.name().name());
    for (int i = 0; i < first; i++) {
      state.addOperand(op.operand(i));
    }
    state.addOperands(simple.operands());
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.addAttribute(MapOperands.MAP, AffineMapAttr.of(op.context(), simple.map()));
    for (int i = 0; i < op.resultCount(); i++) {
      state.addResultType(op.result(i).type());
    }
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}
