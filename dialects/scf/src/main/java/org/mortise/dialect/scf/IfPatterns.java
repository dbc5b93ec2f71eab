// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns of a single {@link IfOp}; {@link IfCombining} has those of two operations. */
final class IfPatterns {
  private IfPatterns() {}

  /** Returns the operand of the negation ({@code xori} with true) that defines {@code value}, or null. */
  static @Nullable Value negated(Value value) {
    XOrIOp not = XOrIOp.of(value.definingOp());
    return not != null && Boolean.TRUE.equals(Constants.booleanOf(not.rhs())) ? not.lhs() : null;
  }

  /** Folds {@code if not c then A else B} to {@code if c then B else A}. */
  static FoldResult foldNegatedCondition(IfOp op) {
    Value condition = op.elseBlock() == null ? null : negated(op.condition());
    if (condition == null) {
      return FoldResult.NONE;
    }
    op.conditionOperand().set(condition);
    Block then = op.thenBlock();
    Block otherwise = op.elseBlock();
    then.remove();
    otherwise.remove();
    op.thenRegion().append(otherwise);
    op.elseRegion().append(then);
    return FoldResult.IN_PLACE;
  }

  /** Replaces the uses of the condition inside the regions by true and false. */
  @Canonicalization("ConditionInside")
  static boolean replaceConditionInside(IfOp view, PatternRewriter rewriter) {
    Value condition = view.condition();
    if (condition.hasOneUse() || Constants.of(condition) != null) {
      return false;
    }
    List<OpOperand> inThen = UsesInside.of(condition, view.thenRegion());
    List<OpOperand> inElse = UsesInside.of(condition, view.elseRegion());
    if (inThen.isEmpty() && inElse.isEmpty()) {
      return false;
    }
    // MLIR creates each constant at its first use in the condition's use list, which determines their order.
    if (UsesInside.isFirst(inElse, inThen)) {
      replace(view, inElse, false, rewriter);
      replace(view, inThen, true, rewriter);
    } else {
      replace(view, inThen, true, rewriter);
      replace(view, inElse, false, rewriter);
    }
    return true;
  }

  /** Replaces results for which both regions yield values defined outside by {@code arith.select}. */
  @Canonicalization("SelectResults")
  static boolean selectResults(IfOp view, PatternRewriter rewriter) {
    if (view.resultCount() == 0) {
      return false;
    }
    OperandRange onTrue = view.thenYield().results();
    OperandRange onFalse = view.elseYield().results();
    List<Integer> inner = new ArrayList<>(view.resultCount());
    for (int i = 0; i < view.resultCount(); i++) {
      boolean outer = Inlining.isDefinedOutside(onTrue.get(i), view.thenRegion())
          && Inlining.isDefinedOutside(onFalse.get(i), view.elseRegion());
      if (!outer) {
        inner.add(i);
      }
    }
    if (inner.size() == view.resultCount()) {
      return false;
    }
    IfOp smaller = withResults(view, inner, rewriter);
    rewriter.setInsertionPoint(smaller);
    List<Value> results = new ArrayList<>(view.resultCount());
    int next = 0;
    for (int i = 0; i < view.resultCount(); i++) {
      if (next < inner.size() && inner.get(next) == i) {
        results.add(smaller.results().get(next++));
        continue;
      }
      Value whenTrue = onTrue.get(i);
      Value whenFalse = onFalse.get(i);
      results.add(whenTrue == whenFalse ? whenTrue
          : SelectOp.create(rewriter, view.location(), view.condition(), whenTrue, whenFalse));
    }
    moveBodies(view, smaller, inner, rewriter);
    rewriter.replaceOp(view, results);
    return true;
  }

  private static void replace(IfOp op, List<OpOperand> uses, boolean value, PatternRewriter rewriter) {
    if (uses.isEmpty()) {
      return;
    }
    rewriter.setInsertionPoint(op);
    Value constant = ConstantOp.createBool(rewriter, op.location(), value);
    for (OpOperand use : uses) {
      rewriter.modifyOpInPlace(use.owner(), () -> use.set(constant));
    }
  }

  /** Removes an else region without operations. */
  @Canonicalization("RemoveEmptyElse")
  static boolean removeEmptyElse(IfOp view, PatternRewriter rewriter) {
    Block otherwise = view.elseBlock();
    if (view.resultCount() > 0 || otherwise == null || otherwise.first() != otherwise.last()) {
      return false;
    }
    IfOp smaller = withResults(view, List.of(), rewriter);
    smaller.operation().setDiscardableAttributes(view.operation().discardableAttributes());
    rewriter.inlineRegionBefore(view.thenRegion(), smaller.thenRegion(), null);
    rewriter.eraseOp(view);
    return true;
  }

  /** Replaces an operation whose condition is a constant by the region that is executed. */
  @Canonicalization("ConstantCondition")
  static boolean replaceConstantCondition(IfOp view, PatternRewriter rewriter) {
    Boolean condition = Constants.booleanOf(view.condition());
    if (condition == null) {
      return false;
    }
    Block taken = condition ? view.thenBlock() : view.elseBlock();
    if (taken == null) {
      rewriter.eraseOp(view);
    } else {
      Inlining.replaceByBlock(view.operation(), taken, List.of(), rewriter);
    }
    return true;
  }

  /** Replaces results for which the regions yield the same value, or true and false. */
  @Canonicalization("YieldCondition")
  static boolean simplifyYieldedValues(IfOp op, PatternRewriter rewriter) {
    if (op.resultCount() == 0) {
      return false;
    }
    boolean changed = false;
    rewriter.setInsertionPoint(op);
    for (int i = 0; i < op.resultCount(); i++) {
      Value value = op.operation().result(i).hasUses() ? replacement(op, i, rewriter) : null;
      if (value != null) {
        rewriter.replaceAllUsesSilently(op.operation().result(i), value);
        changed = true;
      }
    }
    return changed;
  }

  private static @Nullable Value replacement(IfOp op, int index, PatternRewriter rewriter) {
    Value onTrue = op.thenYield().results().get(index);
    Value onFalse = op.elseYield().results().get(index);
    if (onTrue == onFalse) {
      return onTrue;
    }
    Boolean trueConstant = Constants.booleanOf(onTrue);
    Boolean falseConstant = Constants.booleanOf(onFalse);
    if (trueConstant == null || falseConstant == null || trueConstant.equals(falseConstant)) {
      return null;
    }
    if (trueConstant) {
      return op.condition();
    }
    Location location = op.location();
    Value one = ConstantOp.createBool(rewriter, location, true);
    return XOrIOp.create(rewriter, location, op.condition(), one);
  }

  /** Creates an operation without blocks before {@code op}, with some of its results. */
  private static IfOp withResults(IfOp op, List<Integer> results, PatternRewriter rewriter) {
    List<Type> types = new ArrayList<>(results.size());
    for (int index : results) {
      types.add(op.results().get(index).type());
    }
    rewriter.setInsertionPoint(op);
    return IfOp.createEmpty(rewriter, op.location(), types, op.condition());
  }

  /** Moves the blocks of {@code op} to {@code target}, which yields only some of the values. */
  private static void moveBodies(IfOp op, IfOp target, List<Integer> values, PatternRewriter rewriter) {
    moveBody(op.thenRegion(), target.thenRegion(), values, rewriter);
    moveBody(op.elseRegion(), target.elseRegion(), values, rewriter);
  }

  private static void moveBody(Region source, Region target, List<Integer> values, PatternRewriter rewriter) {
    rewriter.inlineRegionBefore(source, target, null);
    Operation yield = target.first().last();
    Inlining.replaceYield(yield, pick(yield, values), rewriter);
  }

  private static List<Value> pick(Operation yield, List<Integer> indices) {
    List<Value> picked = new ArrayList<>(indices.size());
    for (int index : indices) {
      picked.add(yield.operand(index));
    }
    return picked;
  }
}
