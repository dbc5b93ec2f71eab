// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.FoldedCreation;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.KnownOrder;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/**
 * Coalesces perfectly nested loops with independent bounds. The new loop counts the iterations of all; the old
 * induction variables are computed in its body. The product of the trip counts must fit in the type of the bounds, and
 * the steps must be positive even for loops that are not reached. Linear in the operations of the body.
 */
public final class LoopCoalescing {
  private final List<ForOp> loops;
  private final Location location;
  private final PatternRewriter rewriter;
  private final Value[] counts;
  private Value zero;
  private Value one;

  private LoopCoalescing(List<ForOp> loops) {
    this.loops = loops;
    this.location = loops.get(0).location();
    this.rewriter = new PatternRewriter(loops.get(0).context());
    this.counts = new Value[loops.size()];
    this.zero = loops.get(0).lowerBound();
    this.one = loops.get(0).step();
  }

  /** Returns the loop that is the whole body of {@code loop} and forwards its carried values; null if there is none. */
  public static @Nullable ForOp perfectlyNestedIn(ForOp loop) {
    ForOp inner = ForOp.of(loop.body().first());
    boolean isBody = inner != null && inner.operation().next() == loop.body().last();
    return isBody
        && inner.initArgs().equals(loop.regionIterArgs())
        && loop.yield().results().equals(List.of(inner.operation().results()))
        && onlyHandedOn(loop) ? inner : null;
  }

  private static boolean onlyHandedOn(ForOp loop) {
    for (Value argument : loop.regionIterArgs()) {
      if (!argument.hasOneUse()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Coalesces loops into the first of them.
   *
   * @param loops at least two loops, outermost first, each {@link #perfectlyNestedIn} the previous one, with bounds and
   *     steps defined outside of all of them
   * @return whether the loops were coalesced; false if their induction variables differ in type
   */
  public static boolean coalesce(List<ForOp> loops) {
    Type type = loops.get(0).lowerBound().type();
    for (ForOp loop : loops) {
      if (loop.lowerBound().type() != type || loop.countsUnsigned()) {
        return false;
      }
    }
    new LoopCoalescing(loops).run();
    return true;
  }

  private void run() {
    ForOp outermost = loops.get(0);
    Value[] lowers = new Value[counts.length];
    Value[] steps = new Value[counts.length];
    rewriter.setInsertionPoint(outermost);
    for (int i = 0; i < counts.length; i++) {
      lowers[i] = loops.get(i).lowerBound();
      steps[i] = loops.get(i).step();
      counts[i] = iterations(i);
    }
    clampCounts();
    Operation op = outermost.operation();
    op.setOperand(0, zero);
    op.setOperand(1, product());
    op.setOperand(2, one);
    Operation second = loops.get(1).operation();
    rewriter.setInsertionPoint(second);
    Value[] variables = split(outermost.inductionVariable());
    for (int i = counts.length - 1; i >= 0; i--) {
      variables[i] = scaled(variables[i], lowers[i], steps[i]);
    }
    // The outermost variable first, since others may be replaced by it.
    for (int i = 0; i < counts.length; i++) {
      rewriter.replaceUsesWithIf(
          loops.get(i).inductionVariable(), variables[i], use -> second.isProperAncestor(use.owner()));
    }
    replaceBody(outermost, second);
  }

  /** Returns the number of iterations of a loop; may be negative if it has none. */
  private Value iterations(int number) {
    ForOp loop = loops.get(number);
    Value lower = loop.lowerBound();
    Value upper = loop.upperBound();
    boolean fromZero = isConstant(lower, 0);
    boolean byOne = isConstant(loop.step(), 1);
    if (fromZero && byOne) {
      return upper;
    }
    Location at = loop.location();
    Value distance = fromZero ? upper : SubIOp.createOrFold(rewriter, at, upper, lower);
    Value count = byOne ? distance
        : CeilDivSIOp.createOrFold(rewriter, at, distance, loop.step());
    Value newLower = ConstantOp.createInteger(rewriter, at, lower.type(), 0);
    Value newStep = ConstantOp.createInteger(rewriter, at, lower.type(), 1);
    if (number == 0) {
      zero = newLower;
      one = newStep;
    }
    return count;
  }

  /** Clamps all counts but one to 0, so that a product of two negative counts cannot become positive. */
  private void clampCounts() {
    boolean found = false;
    for (int i = 0; i < counts.length; i++) {
      if (!mayBeNegative(counts[i])) {
        continue;
      }
      if (found) {
        Operation clamped = MaxSIOp.build(rewriter, location, counts[i], zero).operation();
        counts[i] = FoldedCreation.fold(clamped, rewriter);
      }
      found = true;
    }
  }

  private static boolean mayBeNegative(Value count) {
    IntegerAttr constant = Constants.integerOf(count);
    if (constant != null) {
      return constant.signedValue().signum() < 0;
    }
    BoundVariable zero = BoundVariable.of(AffineMap.of(0, 0, AffineExpr.constant(0)), List.of());
    return !(count.type() instanceof IndexType) || !KnownOrder.isAtLeast(BoundVariable.of(count), zero);
  }

  private Value product() {
    Value product = null;
    for (Value count : counts) {
      if (!isConstant(count, 1)) {
        product = product == null ? count : MulIOp.create(rewriter, location, product, count);
      }
    }
    return product != null ? product : ConstantOp.createInteger(rewriter, location, zero.type(), 1);
  }

  /** Computes the iteration number of each loop from the combined number. */
  private Value[] split(Value combined) {
    Value[] numbers = new Value[counts.length];
    int first = 0;
    while (first < counts.length && isConstant(counts[first], 1)) {
      numbers[first++] = createZero();
    }
    Value rest = combined;
    for (int i = counts.length - 1; i > first; i--) {
      if (isConstant(counts[i], 1)) {
        numbers[i] = createZero();
      } else {
        numbers[i] = RemSIOp.create(rewriter, location, rest, counts[i]);
        rest = DivSIOp.create(rewriter, location, rest, counts[i]);
      }
    }
    if (first < counts.length) {
      numbers[first] = rest;
    }
    return numbers;
  }

  private Value createZero() {
    return ConstantOp.createInteger(rewriter, location, zero.type(), 0);
  }

  /** Returns the value of a variable in an iteration with a number. */
  private Value scaled(Value number, Value lower, Value step) {
    Value value = number;
    if (!isConstant(step, 1)) {
      value = MulIOp.create(rewriter, location, value, step);
    }
    if (!isConstant(lower, 0)) {
      value = AddIOp.create(rewriter, location, value, lower);
    }
    return value;
  }

  /** Replaces the body of the outermost loop, whose first nested loop is {@code second}, by that of the innermost. */
  private void replaceBody(ForOp outermost, Operation second) {
    Block innermost = loops.get(counts.length - 1).body();
    List<Value> arguments = new ArrayList<>();
    arguments.add(outermost.inductionVariable());
    arguments.addAll(outermost.regionIterArgs());
    for (int i = 1; i < counts.length - 1; i++) {
      List<Value> carried = loops.get(i).regionIterArgs();
      for (int k = 0; k < carried.size(); k++) {
        rewriter.replaceAllUsesWith(carried.get(k), outermost.regionIterArgs().get(k));
      }
    }
    Operation yield = innermost.last();
    rewriter.inlineBlockBefore(innermost, second, arguments);
    outermost.yield().results().assign(List.of(yield.operands()));
    rewriter.eraseOp(yield);
    rewriter.eraseOp(second);
  }

  private static boolean isConstant(Value value, long number) {
    IntegerAttr constant = Constants.integerOf(value);
    return constant != null && constant.fitsLong() && constant.signedValue().longValue() == number;
  }
}
