// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** The folder and the canonicalization patterns of {@link IfOp}. */
final class IfPatterns {
  private IfPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of(IfOp.NAME, "RemoveEmptyElse", IfPatterns::removeEmptyElse));
    patterns.add(RewritePattern.of(IfOp.NAME, "KnownCondition", IfPatterns::replaceKnownCondition));
  }

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
  private static boolean removeEmptyElse(Operation op, PatternRewriter rewriter) {
    Block otherwise = IfOp.of(op).elseBlock();
    if (otherwise == null || otherwise.first() != otherwise.last() || op.resultCount() > 0) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> rewriter.eraseBlock(otherwise));
    return true;
  }

  /** Replaces an operation whose set has no or all points by the block that is executed. */
  private static boolean replaceKnownCondition(Operation op, PatternRewriter rewriter) {
    IfOp view = IfOp.of(op);
    IntegerSet set = view.condition();
    if (set.constraintCount() != 1 || !set.isEquality(0)) {
      return false;
    }
    boolean never = set.constraint(0).isConstant(1);
    if (!never && !set.constraint(0).isConstant(0)) {
      return false;
    }
    Block block = never ? view.elseBlock() : view.thenBlock();
    if (block == null) {
      rewriter.eraseOp(op);
      return true;
    }
    Operation terminator = block.last();
    rewriter.inlineBlockBefore(block, op, List.of());
    rewriter.replaceOp(op, List.of(terminator.operands()));
    rewriter.eraseOp(terminator);
    return true;
  }
}
