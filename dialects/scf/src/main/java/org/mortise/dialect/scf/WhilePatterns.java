// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns of {@link WhileOp}. */
final class WhilePatterns {
  private WhilePatterns() {}

  /** Replaces the condition by true in the body. */
  @Canonicalization("ConditionInBody")
  static boolean replaceConditionInBody(WhileOp loop, PatternRewriter rewriter) {
    ConditionOp condition = loop.condition();
    Value truth = null;
    for (int i = 0; i < loop.resultCount(); i++) {
      BlockArgument argument = loop.afterBlock().argument(i);
      if (condition.args().get(i) != condition.condition() || !argument.hasUses()) {
        continue;
      }
      if (truth == null) {
        rewriter.setInsertionPoint(loop);
        truth = ConstantOp.createBool(rewriter, condition.location(), true);
      }
      rewriter.replaceAllUsesWith(argument, truth);
    }
    return truth != null;
  }

  /** Replaces comparisons in the body that are equal to the condition, or to its negation, by true and false. */
  @Canonicalization("ComparisonInBody")
  static boolean replaceComparisonsInBody(WhileOp loop, PatternRewriter rewriter) {
    CmpIOp comparison = CmpIOp.of(loop.condition().condition().definingOp());
    if (comparison == null) {
      return false;
    }
    boolean changed = false;
    for (int i = 0; i < loop.resultCount(); i++) {
      Value passed = loop.condition().args().get(i);
      if (passed == comparison.lhs()) {
        changed |= replaceComparisons(loop.afterBlock().argument(i), comparison, true, rewriter);
      }
      if (passed == comparison.rhs()) {
        changed |= replaceComparisons(loop.afterBlock().argument(i), comparison, false, rewriter);
      }
    }
    return changed;
  }

  /** Replaces comparisons of {@code argument}, the left or right operand, with the other operand of the condition. */
  private static boolean replaceComparisons(
      BlockArgument argument, CmpIOp condition, boolean isLeft, PatternRewriter rewriter) {
    Value other = isLeft ? condition.rhs() : condition.lhs();
    List<CmpIOp> found = new ArrayList<>();
    for (OpOperand use : argument.uses()) {
      CmpIOp inner = CmpIOp.of(use.owner());
      if (inner != null && use == (isLeft ? inner.lhsOperand() : inner.rhsOperand())
          && other == (isLeft ? inner.rhs() : inner.lhs())) {
        found.add(inner);
      }
    }
    boolean changed = false;
    for (CmpIOp inner : found) {
      boolean same = inner.predicate() == condition.predicate();
      if (same || inner.predicate() == condition.predicate().inverted()) {
        rewriter.setInsertionPoint(inner);
        Value truth = ConstantOp.createBool(rewriter, inner.location(), same);
        rewriter.replaceOp(inner, truth);
        changed = true;
      }
    }
    return changed;
  }
}
