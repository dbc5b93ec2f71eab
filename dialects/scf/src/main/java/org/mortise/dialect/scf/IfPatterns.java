// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** The canonicalization patterns of a single {@link IfOp}; those of two are in {@link IfCombining}. */
final class IfPatterns {
  private IfPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(new IfCombining.CombineSequence())
        .add(new IfCombining.CombineNested())
        .add(new ConditionInside())
        .add(new SelectResults())
        .add(new RemoveEmptyElse())
        .add(new ConstantCondition())
        .add(new RemoveUnusedResults())
        .add(new YieldCondition());
  }

  /** Returns the operand of the negation ({@code xori} with true) that defines {@code value}, or null. */
  static Value negated(Value value) {
    XOrIOp not = XOrIOp.of(value.definingOp());
    if (not == null || !Boolean.TRUE.equals(Constants.booleanOf(not.operation().operand(1)))) {
      return null;
    }
    return not.operation().operand(0);
  }

  /** Folds {@code if not c then A else B} to {@code if c then B else A}. */
  static FoldResult foldNegatedCondition(Operation op) {
    Value condition = op.region(1).isEmpty() ? null : negated(op.operand(0));
    if (condition == null) {
      return FoldResult.NONE;
    }
    op.setOperand(0, condition);
    Block then = op.region(0).first();
    Block otherwise = op.region(1).first();
    then.remove();
    otherwise.remove();
    op.region(0).append(otherwise);
    op.region(1).append(then);
    return FoldResult.IN_PLACE;
  }

  /** Replaces an operation whose condition is a constant by the region that is executed. */
  private static final class ConstantCondition extends RewritePattern {
    ConstantCondition() {
      super(IfOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      Boolean condition = Constants.booleanOf(op.operand(0));
      if (condition == null) {
        return false;
      }
      Block taken = op.region(condition ? 0 : 1).first();
      if (taken == null) {
        rewriter.eraseOp(op);
      } else {
        Inlining.replaceByBlock(op, taken, List.of(), rewriter);
      }
      return true;
    }
  }

  /** Replaces the uses of the condition inside the regions by true and false. */
  private static final class ConditionInside extends RewritePattern {
    ConditionInside() {
      super(IfOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      Value condition = op.operand(0);
      if (condition.hasOneUse() || Constants.of(condition) != null) {
        return false;
      }
      List<OpOperand> inThen = UsesInside.of(condition, op.region(0));
      List<OpOperand> inElse = UsesInside.of(condition, op.region(1));
      if (inThen.isEmpty() && inElse.isEmpty()) {
        return false;
      }
      // MLIR creates each constant at the first use in the condition's use list, so that list decides their order.
      if (UsesInside.isFirst(inElse, inThen)) {
        replace(op, inElse, false, rewriter);
        replace(op, inThen, true, rewriter);
      } else {
        replace(op, inThen, true, rewriter);
        replace(op, inElse, false, rewriter);
      }
      return true;
    }

    private static void replace(Operation op, List<OpOperand> uses, boolean value, PatternRewriter rewriter) {
      if (uses.isEmpty()) {
        return;
      }
      rewriter.setInsertionPoint(op);
      Value constant = ConstantOp.createBool(rewriter, op.location(), value).operation().result(0);
      for (OpOperand use : uses) {
        rewriter.modifyOpInPlace(use.owner(), () -> use.set(constant));
      }
    }
  }

  /** Replaces results for which both regions yield values from outside by {@code arith.select}. */
  private static final class SelectResults extends RewritePattern {
    SelectResults() {
      super(IfOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      if (op.resultCount() == 0) {
        return false;
      }
      Operation thenYield = op.region(0).first().last();
      Operation elseYield = op.region(1).first().last();
      List<Integer> inner = new ArrayList<>(op.resultCount());
      for (int i = 0; i < op.resultCount(); i++) {
        boolean outer = Inlining.isDefinedOutside(thenYield.operand(i), op.region(0))
            && Inlining.isDefinedOutside(elseYield.operand(i), op.region(1));
        if (!outer) {
          inner.add(i);
        }
      }
      if (inner.size() == op.resultCount()) {
        return false;
      }
      IfOp smaller = withResults(op, inner, rewriter);
      rewriter.setInsertionPoint(smaller.operation());
      List<Value> results = new ArrayList<>(op.resultCount());
      int next = 0;
      for (int i = 0; i < op.resultCount(); i++) {
        if (next < inner.size() && inner.get(next) == i) {
          results.add(smaller.operation().result(next++));
          continue;
        }
        Value onTrue = thenYield.operand(i);
        Value onFalse = elseYield.operand(i);
        results.add(onTrue == onFalse ? onTrue
            : SelectOp.create(rewriter, op.location(), op.operand(0), onTrue, onFalse).operation().result(0));
      }
      moveBodies(op, smaller, inner, rewriter);
      rewriter.replaceOp(op, results);
      return true;
    }
  }

  /** Removes an else region without operations. */
  private static final class RemoveEmptyElse extends RewritePattern {
    RemoveEmptyElse() {
      super(IfOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      Block otherwise = op.region(1).first();
      if (op.resultCount() > 0 || otherwise == null || otherwise.first() != otherwise.last()) {
        return false;
      }
      IfOp smaller = withResults(op, List.of(), rewriter);
      smaller.operation().setDiscardableAttributes(op.discardableAttributes());
      rewriter.inlineRegionBefore(op.region(0), smaller.thenRegion(), null);
      rewriter.eraseOp(op);
      return true;
    }
  }

  /** Removes unused results. */
  private static final class RemoveUnusedResults extends RewritePattern {
    RemoveUnusedResults() {
      super(IfOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      List<Integer> used = new ArrayList<>(op.resultCount());
      for (int i = 0; i < op.resultCount(); i++) {
        if (op.result(i).hasUses()) {
          used.add(i);
        }
      }
      if (used.size() == op.resultCount()) {
        return false;
      }
      IfOp smaller = withResults(op, used, rewriter);
      mergeBodies(op, smaller, used, rewriter);
      for (int i = 0; i < used.size(); i++) {
        rewriter.replaceAllUsesWith(op.result(used.get(i)), smaller.operation().result(i));
      }
      rewriter.eraseOp(op);
      return true;
    }
  }

  /** Replaces results for which the regions yield the same value, or true and false. */
  private static final class YieldCondition extends RewritePattern {
    YieldCondition() {
      super(IfOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      if (op.resultCount() == 0) {
        return false;
      }
      boolean changed = false;
      rewriter.setInsertionPoint(op);
      for (int i = 0; i < op.resultCount(); i++) {
        Value value = op.result(i).hasUses() ? replacement(op, i, rewriter) : null;
        if (value != null) {
          rewriter.replaceAllUsesSilently(op.result(i), value);
          changed = true;
        }
      }
      return changed;
    }

    private static Value replacement(Operation op, int index, PatternRewriter rewriter) {
      Value onTrue = op.region(0).first().last().operand(index);
      Value onFalse = op.region(1).first().last().operand(index);
      if (onTrue == onFalse) {
        return onTrue;
      }
      Boolean trueConstant = Constants.booleanOf(onTrue);
      Boolean falseConstant = Constants.booleanOf(onFalse);
      if (trueConstant == null || falseConstant == null || trueConstant.equals(falseConstant)) {
        return null;
      }
      if (trueConstant) {
        return op.operand(0);
      }
      Value one = ConstantOp.createBool(rewriter, op.location(), true).operation().result(0);
      return XOrIOp.create(rewriter, op.location(), op.operand(0), one).operation().result(0);
    }
  }

  /** Creates an operation without blocks before {@code op}, with some of its results. */
  private static IfOp withResults(Operation op, List<Integer> results, PatternRewriter rewriter) {
    List<Type> types = new ArrayList<>(results.size());
    for (int index : results) {
      types.add(op.result(index).type());
    }
    rewriter.setInsertionPoint(op);
    return IfOp.createEmpty(rewriter, op.location(), types, op.operand(0));
  }

  /** Moves the blocks of {@code op} to {@code target}, which yields only the given values of them. */
  private static void moveBodies(Operation op, IfOp target, List<Integer> values, PatternRewriter rewriter) {
    for (int i = 0; i < 2; i++) {
      rewriter.inlineRegionBefore(op.region(i), target.operation().region(i), null);
      Block block = target.operation().region(i).first();
      Inlining.replaceYield(block.last(), pick(block.last(), values), rewriter);
    }
  }

  /**
   * Moves the operations of {@code op} to {@code target}, which yields only the given values of them. Unlike after
   * {@link #moveBodies} all of them are revisited, as in MLIR.
   */
  private static void mergeBodies(Operation op, IfOp target, List<Integer> values, PatternRewriter rewriter) {
    for (int i = 0; i < 2; i++) {
      Region region = target.operation().region(i);
      Block block = rewriter.createBlock(region, null, List.of(), op.location());
      rewriter.mergeBlocks(op.region(i).first(), block, List.of());
      YieldOp yield = YieldOp.of(block.last());
      rewriter.modifyOpInPlace(yield.operation(), () -> yield.values().assign(pick(yield.operation(), values)));
    }
  }

  private static List<Value> pick(Operation yield, List<Integer> indices) {
    List<Value> picked = new ArrayList<>(indices.size());
    for (int index : indices) {
      picked.add(yield.operand(index));
    }
    return picked;
  }
}
