// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * The canonicalization patterns of {@link WhileOp}.
 *
 * <p>As in MLIR's patterns, some rewrites move the operations of both blocks to new blocks, so that all are revisited,
 * others only those of the block whose arguments change. This determines the order of visits.
 */
final class WhilePatterns {
  private WhilePatterns() {}

  /** Removes loop-carried values that the body yields unchanged. */
  @Canonicalization("InvariantArguments")
  static boolean removeInvariantArguments(WhileOp loop, PatternRewriter rewriter) {
    WhileRebuild rebuild = new WhileRebuild(loop);
    for (int i = 0; i < loop.inits().size(); i++) {
      Value init = loop.inits().get(i);
      Value yielded = loop.yield().results().get(i);
      boolean same = yielded == init
          || (yielded instanceof BlockArgument argument
              && argument.owner() == loop.afterBlock()
              && loop.condition().args().get(argument.index()) == loop.beforeBlock().argument(i));
      if (same) {
        rebuild.dropArgument(i, init);
      }
    }
    return rebuild.apply(rewriter, WhileRebuild.NewBlocks.ONE_LIKE_THE_OLD);
  }

  /** Replaces results that are defined outside of the loop. */
  @Canonicalization("InvariantResults")
  static boolean removeInvariantResults(WhileOp loop, PatternRewriter rewriter) {
    WhileRebuild rebuild = new WhileRebuild(loop);
    for (int i = 0; i < loop.resultCount(); i++) {
      Value passed = loop.condition().args().get(i);
      if (Inlining.isDefinedOutside(passed, loop.before())) {
        rebuild.dropResult(i, passed);
      }
    }
    return rebuild.apply(rewriter, WhileRebuild.NewBlocks.ONE_LIKE_THE_OLD);
  }

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

  /** Removes results that are used neither after the loop nor in its body. */
  @Canonicalization("UnusedResults")
  static boolean removeUnusedResults(WhileOp loop, PatternRewriter rewriter) {
    WhileRebuild rebuild = new WhileRebuild(loop);
    for (int i = 0; i < loop.resultCount(); i++) {
      if (!loop.operation().result(i).hasUses() && !loop.afterBlock().argument(i).hasUses()) {
        rebuild.dropResult(i, null);
      }
    }
    return rebuild.apply(rewriter, WhileRebuild.NewBlocks.ONE);
  }

  /** Removes results that are equal to others. */
  @Canonicalization("DuplicateResults")
  static boolean removeDuplicateResults(WhileOp loop, PatternRewriter rewriter) {
    WhileRebuild rebuild = new WhileRebuild(loop);
    Map<Value, Integer> known = new HashMap<>();
    for (int i = 0; i < loop.resultCount(); i++) {
      Integer twin = known.putIfAbsent(loop.condition().args().get(i), i);
      if (twin != null) {
        rebuild.dropResultLike(i, twin);
      }
    }
    return rebuild.apply(rewriter, WhileRebuild.NewBlocks.BOTH);
  }

  /** Removes loop-carried values that the first region does not use. */
  @Canonicalization("UnusedArguments")
  static boolean removeUnusedArguments(WhileOp loop, PatternRewriter rewriter) {
    WhileRebuild rebuild = new WhileRebuild(loop);
    Block before = loop.beforeBlock();
    for (int i = 0; i < before.argumentCount(); i++) {
      if (!before.argument(i).hasUses()) {
        rebuild.dropArgument(i, loop.inits().get(i));
      }
    }
    return rebuild.apply(rewriter, WhileRebuild.NewBlocks.BOTH);
  }
}
