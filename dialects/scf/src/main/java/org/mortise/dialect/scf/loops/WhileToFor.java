// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.scf.ConditionOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Replaces a conditional loop by a counting loop: the condition compares a carried value with a bound, and the body
 * adds a step to it. The step must be positive, which is not checked. Linear in the operations of the body.
 */
public final class WhileToFor {
  private final WhileOp loop;
  private final PatternRewriter rewriter;
  private int counter;
  private Value upper;
  private Value step;

  private WhileToFor(WhileOp loop, PatternRewriter rewriter) {
    this.loop = loop;
    this.rewriter = rewriter;
  }

  /** Replaces {@code loop} if it has the required form. Returns the new loop, or null. */
  public static @Nullable ForOp replace(WhileOp loop, PatternRewriter rewriter) {
    WhileToFor run = new WhileToFor(loop, rewriter);
    return run.matchCondition() && run.matchStep() ? run.rewrite() : null;
  }

  /** The first region only compares an argument with an outer value, and forwards all arguments. */
  private boolean matchCondition() {
    Block before = loop.beforeBlock();
    ConditionOp condition = loop.condition();
    CmpIOp compare = CmpIOp.of(before.first());
    boolean isCompare = compare != null && before.first().next() == condition.operation()
        && condition.condition() == compare.result() && condition.args().equals(before.argumentList());
    if (!isCompare) {
      return false;
    }
    boolean isLess = compare.predicate() == IntegerPredicate.SLT;
    if (!isLess && compare.predicate() != IntegerPredicate.SGT) {
      return false;
    }
    counter = before.argumentList().indexOf(isLess ? compare.lhs() : compare.rhs());
    upper = isLess ? compare.rhs() : compare.lhs();
    return counter >= 0 && isOutside(upper);
  }

  /** The body yields the sum of the argument and an outer value. */
  private boolean matchStep() {
    Value variable = loop.afterBlock().argument(counter);
    for (OpOperand use = variable.firstUse(); use != null; use = use.nextUse()) {
      AddIOp add = AddIOp.of(use.owner());
      if (add != null && loop.yield().results().get(counter) == add.result()) {
        step = use.index() == 0 ? add.rhs() : add.lhs();
        return isOutside(step);
      }
    }
    return false;
  }

  private boolean isOutside(Value value) {
    return !loop.operation().isAncestor(value.parentBlock().parentOp());
  }

  private ForOp rewrite() {
    Value lower = loop.inits().get(counter);
    rewriter.setInsertionPoint(loop);
    ForOp made = ForOp.createEmpty(rewriter, loop.location(), lower, upper, step, without(loop.inits()));
    List<Value> arguments = new ArrayList<>(made.regionIterArgs());
    arguments.add(counter, made.inductionVariable());
    Operation yield = loop.yield().operation();
    List<Value> yielded = without(List.of(yield.operands()));
    rewriter.mergeBlocks(loop.afterBlock(), made.body(), arguments);
    rewriter.modifyOpInPlace(yield, () -> yield.setOperands(yielded));
    if (yielded.isEmpty()) {
      rewriter.setInsertionPoint(yield);
      YieldOp.create(rewriter, loop.location(), List.of());
      rewriter.eraseOp(yield);
    }
    rewriter.setInsertionPointAfter(made);
    List<Value> results = new ArrayList<>(made.results());
    results.add(counter, finalValue(lower));
    rewriter.replaceOp(loop, results);
    return made;
  }

  private List<Value> without(List<Value> values) {
    List<Value> others = new ArrayList<>(values);
    others.remove(counter);
    return others;
  }

  /** Returns the first value of the counter for which the condition is false. */
  private Value finalValue(Value lower) {
    Location location = loop.location();
    Value one = integer(1);
    Value stepLess = SubIOp.create(rewriter, location, step, one);
    Value length = SubIOp.create(rewriter, location, upper, lower);
    length = AddIOp.create(rewriter, location, length, stepLess);
    Value count = DivSIOp.create(rewriter, location, length, step);
    count = MaxSIOp.create(rewriter, location, count, integer(0));
    Value distance = MulIOp.create(rewriter, location, count, step);
    return AddIOp.create(rewriter, location, lower, distance);
  }

  private Value integer(long number) {
    return ConstantOp.createInteger(rewriter, loop.location(), step.type(), number);
  }
}
