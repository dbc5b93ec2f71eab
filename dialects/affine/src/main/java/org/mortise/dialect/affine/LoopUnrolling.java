// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerMath;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.UnrolledBody;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.KnownOrder;
import org.mortise.ir.types.IndexType;

/** Unrolls affine loops. Costs the size of the body times the factor. */
public final class LoopUnrolling {
  private static final String EXTREMUM = "a bound is a maximum or minimum, so that the rest cannot be a second loop";

  /**
   * The outcome of unrolling a loop.
   *
   * @param succeeded whether the loop was unrolled, or there was nothing to do
   * @param factor the number of iterations that the new body executes; 0 if the loop has not changed
   * @param reason the reason why the loop has not changed, or null
   */
  public record Outcome(boolean succeeded, long factor, @Nullable String reason) {
    private static Outcome unrolled(long factor) {
      return new Outcome(true, factor, null);
    }

    private static Outcome refused(String reason) {
      return new Outcome(false, 0, reason);
    }

    private static Outcome nothingToDo(String reason) {
      return new Outcome(true, 0, reason);
    }
  }

  private LoopUnrolling() {}

  /** Unrolls a loop with a constant number of iterations completely. */
  public static Outcome unrollFull(ForOp loop) {
    Long count = LoopNormalization.constantTripCount(loop);
    if (count == null) {
      return Outcome.refused("its number of iterations is not constant");
    }
    if (count == 0) {
      return Outcome.nothingToDo("it has no iterations");
    }
    return unroll(loop, count, false);
  }

  /** Unrolls a loop completely if it has fewer iterations than {@code factor}, otherwise by {@code factor}. */
  public static Outcome unrollUpTo(ForOp loop, long factor) {
    Long count = LoopNormalization.constantTripCount(loop);
    return unroll(loop, count != null && count < factor ? Math.max(count, 1) : factor, false);
  }

  /**
   * Unrolls a loop by {@code factor}. Remaining iterations are in a second loop after it; that is not possible
   * if a bound is a maximum or minimum.
   *
   * @param factor the number of iterations that the new body executes, at least 1
   * @param unrollsRest whether a loop whose number of iterations is not a multiple is unrolled completely instead
   */
  public static Outcome unroll(ForOp loop, long factor, boolean unrollsRest) {
    Long count = LoopNormalization.constantTripCount(loop);
    if (factor == 1) {
      return LoopNormalization.promoteIfSingleIteration(loop)
          ? Outcome.unrolled(1) : Outcome.nothingToDo("the factor is 1");
    }
    if (loop.body().first() == loop.body().last()) {
      return Outcome.nothingToDo("its body is empty");
    }
    if (count != null && count < factor) {
      return unrollsRest ? unrollFull(loop) : Outcome.refused("it has fewer iterations than the factor " + factor);
    }
    if (largestDivisorOfTripCount(loop) % factor != 0) {
      if (loop.lowerBoundMap().resultCount() != 1 || loop.upperBoundMap().resultCount() != 1) {
        return Outcome.refused(EXTREMUM);
      }
      if (unrollsRest) {
        return unrollFull(loop);
      }
      addCleanupLoop(loop, factor);
    }
    long step = loop.step();
    loop.operation().setAttr("step", IntegerAttr.index(loop.context(), step * factor));
    UnrolledBody.unroll(loop.body(), loop.inductionVariable(), loop.regionIterArgs(), factor, (number, variable, b) ->
        apply(b, loop.location(), AffineMap.of(1, 0, AffineExpr.dim(0).plus(number * step)), List.of(variable)),
        null);
    LoopNormalization.promoteIfSingleIteration(loop);
    return Outcome.unrolled(factor);
  }

  /** Returns the largest known divisor of the number of iterations; 0 if that is 0. */
  private static long largestDivisorOfTripCount(ForOp loop) {
    if (loop.lowerBoundMap().resultCount() != 1) {
      return 1;
    }
    long common = 0;
    for (AffineExpr count : LoopNormalization.tripCounts(loop).canonical().map().results()) {
      long divisor = count instanceof AffineConstantExpr constant
          ? Math.max(constant.value(), 0) : count.largestKnownDivisor();
      common = IntegerMath.gcd(common, divisor);
    }
    return common;
  }

  /**
   * Copies the loop after itself for the iterations that do not fill the unrolled body. If the upper bound may be less
   * than the lower one, the copy begins at the greater of the split and the lower bound, so that it has no iteration.
   */
  private static void addCleanupLoop(ForOp loop, long factor) {
    Operation op = loop.operation();
    Operation copy = OpBuilder.after(op).insert(op.clone());
    ForOp cleanup = ForOp.of(copy);
    op.replaceAllUsesWith(List.of(copy.results()));
    cleanup.inits().assign(List.of(op.results()));
    boolean mayEndBefore = !KnownOrder.isAtLeast(
        BoundVariable.of(loop.upperBoundMap(), List.copyOf(loop.upperBoundOperands())),
        BoundVariable.of(loop.lowerBoundMap(), List.copyOf(loop.lowerBoundOperands())));
    MapOperands split = splitBound(loop, factor, false);
    MapOperands start = mayEndBefore ? splitBound(loop, factor, true) : split;
    cleanup.lowerBoundOperands().assign(start.operands());
    copy.setAttr("lowerBoundMap", AffineMapAttr.of(op.context(), start.map()));
    LoopNormalization.promoteIfSingleIteration(cleanup);
    loop.upperBoundOperands().assign(split.operands());
    op.setAttr("upperBoundMap", AffineMapAttr.of(op.context(), split.map()));
  }

  /**
   * Returns {@code lower + (count - count mod factor) * step}.
   *
   * @param withLower whether {@code lower} is a second result
   */
  private static MapOperands splitBound(ForOp loop, long factor, boolean withLower) {
    Operation op = loop.operation();
    OpBuilder builder = OpBuilder.before(op);
    Value lower = apply(builder, op.location(), loop.lowerBoundMap(), List.copyOf(loop.lowerBoundOperands()));
    MapOperands counts = LoopNormalization.tripCounts(loop).canonical();
    List<Value> operands = new ArrayList<>();
    operands.add(lower);
    List<AffineExpr> ends = new ArrayList<>();
    for (AffineExpr count : counts.map().results()) {
      AffineExpr whole = count.minus(count.mod(factor)).times(loop.step());
      AffineMap map = AffineMap.of(counts.map().dimCount(), counts.map().symbolCount(), whole);
      ends.add(AffineExpr.dim(0).plus(AffineExpr.dim(operands.size())));
      operands.add(apply(builder, op.location(), map, counts.operands()));
    }
    if (withLower) {
      ends.add(AffineExpr.dim(0));
    }
    MapOperands split = new MapOperands(AffineMap.of(operands.size(), 0, ends), operands).canonical();
    for (int i = operands.size() - 1; i >= 0; i--) {
      if (!split.operands().contains(operands.get(i))) {
        operands.get(i).definingOp().erase();
      }
    }
    return split;
  }

  private static Value apply(OpBuilder builder, Location location, AffineMap map, List<Value> operands) {
    return ApplyOp.create(builder, location, IndexType.of(builder.context()), operands,
        AffineMapAttr.of(builder.context(), map));
  }
}
