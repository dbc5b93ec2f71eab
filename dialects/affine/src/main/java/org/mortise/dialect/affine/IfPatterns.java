// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.PatternRewriter;

/** The folder and the canonicalization patterns of {@link IfOp}. */
final class IfPatterns {
  private IfPatterns() {}

  /** Simplifies the condition. */
  static FoldResult fold(IfOp op) {
    IntegerSet set = op.condition();
    AffineMap constraints = AffineMap.of(set.dimCount(), set.symbolCount(), set.constraints());
    MapOperands old = new MapOperands(constraints, List.copyOf(op.operands()));
    MapOperands simple = old.canonicalConstraints();
    if (simple.equals(old)) {
      return FoldResult.NONE;
    }
    boolean[] equalities = new boolean[set.constraintCount()];
    for (int i = 0; i < equalities.length; i++) {
      equalities[i] = set.isEquality(i);
    }
    AffineMap map = simple.map();
    IntegerSet changed = IntegerSet.of(map.dimCount(), map.symbolCount(), map.results(), equalities);
    op.operation().setAttr(IfOp.CONDITION, IntegerSetAttr.of(op.context(), changed));
    op.operands().assign(simple.operands());
    return FoldResult.IN_PLACE;
  }

  /** Removes an else block without operations. */
  @Canonicalization("RemoveEmptyElse")
  static boolean removeEmptyElse(IfOp op, PatternRewriter rewriter) {
    Block otherwise = op.elseBlock();
    if (otherwise == null || otherwise.first() != otherwise.last() || op.resultCount() > 0) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> rewriter.eraseBlock(otherwise));
    return true;
  }

  /** Replaces an operation whose set has no or all points by the block that is executed. */
  @Canonicalization("KnownCondition")
  static boolean replaceKnownCondition(IfOp op, PatternRewriter rewriter) {
    IntegerSet set = op.condition();
    if (set.constraintCount() != 1 || !set.isEquality(0)) {
      return false;
    }
    boolean never = set.constraint(0).isConstant(1);
    if (!never && !set.constraint(0).isConstant(0)) {
      return false;
    }
    Block block = never ? op.elseBlock() : op.thenBlock();
    if (block == null) {
      rewriter.eraseOp(op);
      return true;
    }
    Operation terminator = block.last();
    rewriter.inlineBlockBefore(block, op.operation(), List.of());
    rewriter.replaceOp(op, List.of(terminator.operands()));
    rewriter.eraseOp(terminator);
    return true;
  }
}
