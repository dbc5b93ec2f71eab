// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.affine.ConstrainedExtremum;
import org.mortise.dialect.affine.MaxOp;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.FoldedCreation;
import org.mortise.ir.interfaces.bounds.KnownOrder;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/**
 * Peels an iteration of a sequential loop with bounds of type {@code index}: the first one, or the last one if it is
 * shorter than the step. Costs the number of operations in the body.
 */
public final class LoopPeeling {
  /** {@code upper - (upper - lower) mod step}: the bound of the iterations that are as long as the step. */
  private static final AffineMap SPLIT = AffineMap.of(0, 3, AffineExpr.symbol(1).minus(
      AffineExpr.symbol(1).minus(AffineExpr.symbol(0)).mod(AffineExpr.symbol(2))));
  private static final AffineMap REMAINDER =
      AffineMap.of(0, 3, AffineExpr.symbol(1).minus(AffineExpr.symbol(0)).mod(AffineExpr.symbol(2)));
  private static final AffineMap BOTH = AffineMap.of(0, 2, AffineExpr.symbol(0), AffineExpr.symbol(1));
  private static final AffineMap SUM = AffineMap.of(0, 2, AffineExpr.symbol(0).plus(AffineExpr.symbol(1)));

  private static final String NO_INDEX = "it does not count in signed 'index'";

  private LoopPeeling() {}

  /**
   * Peels the partial last iteration of {@code loop} into a second loop after it, and simplifies {@code affine.min} and
   * {@code affine.max} in both by the new bounds. If the upper bound may be less than the lower one, the second loop
   * begins at the maximum of lower bound and split, so that it has no iteration either. Returns the second loop; null
   * if there is no partial iteration.
   */
  public static @Nullable ForOp peelLast(ForOp loop, PatternRewriter rewriter) {
    if (obstacleToLast(loop) != null) {
      return null;
    }
    Operation op = loop.operation();
    Value upper = loop.upperBound();
    List<Value> bounds = List.of(loop.lowerBound(), upper, loop.step());
    rewriter.setInsertionPoint(op);
    Value split = apply(SPLIT, bounds, op, rewriter);
    rewriter.setInsertionPointAfter(op);
    boolean mayEndBefore = !KnownOrder.isAtLeast(upper, loop.lowerBound());
    Value start = mayEndBefore ? greater(loop.lowerBound(), split, op, rewriter) : split;
    Operation copy = rewriter.clone(op, new IRMapping());
    ForOp partial = ForOp.of(copy);
    partial.lowerBoundOperand().set(start);
    for (int i = 0; i < op.resultCount(); i++) {
      rewriter.replaceAllUsesWith(op.result(i), copy.result(i));
    }
    partial.initArgs().assign(List.of(op.results()));
    rewriter.modifyOpInPlace(op, () -> loop.upperBoundOperand().set(split));
    simplify(loop, upper, true, rewriter);
    simplify(partial, upper, false, rewriter);
    return partial;
  }

  /**
   * Peels the first iteration of {@code loop} into a loop before it. Returns the first loop; null if {@code loop} has
   * at most one iteration.
   */
  public static @Nullable ForOp peelFirst(ForOp loop, PatternRewriter rewriter) {
    if (obstacleToFirst(loop) != null) {
      return null;
    }
    Operation op = loop.operation();
    rewriter.setInsertionPoint(op);
    Value split = apply(SUM, List.of(loop.lowerBound(), loop.step()), op, rewriter);
    boolean mayBeLast = !KnownOrder.isAtLeast(loop.upperBound(), split);
    Value end = mayBeLast ? smaller(split, loop.upperBound(), op, rewriter) : split;
    ForOp first = ForOp.of(rewriter.clone(op, new IRMapping()));
    first.upperBoundOperand().set(end);
    rewriter.modifyOpInPlace(op, () -> {
      loop.initArgs().assign(List.copyOf(first.results()));
      loop.lowerBoundOperand().set(split);
    });
    return first;
  }

  /** Returns the reason why {@link #peelLast} does not change {@code loop}, or null. */
  public static @Nullable String obstacleToLast(ForOp loop) {
    if (!countsIndices(loop)) {
      return NO_INDEX;
    }
    IntegerAttr step = Constants.integerOf(loop.step());
    if (step != null && step.signedValue().compareTo(BigInteger.ONE) <= 0) {
      return "its step is " + step.signedValue() + ", so that no iteration is partial";
    }
    TripCount count = TripCount.of(loop);
    Long rest = count != null && count.isEven() ? (Long) 0L
        : AffineApplies.constantOf(REMAINDER, List.of(loop.lowerBound(), loop.upperBound(), loop.step()));
    return rest != null && rest == 0 ? "its step divides the distance of its bounds, so that no iteration is partial"
        : null;
  }

  /** Returns the reason why {@link #peelFirst} does not change {@code loop}, or null. */
  public static @Nullable String obstacleToFirst(ForOp loop) {
    TripCount count = TripCount.of(loop);
    return !countsIndices(loop) ? NO_INDEX
        : count != null && count.iterations().compareTo(BigInteger.ONE) <= 0 ? "it has at most one iteration" : null;
  }

  private static boolean countsIndices(ForOp loop) {
    return loop.lowerBound().type() instanceof IndexType && !loop.countsUnsigned();
  }

  private static Value greater(Value a, Value b, Operation op, PatternRewriter rewriter) {
    return MaxOp.createOrFold(rewriter, op.location(), IndexType.of(op.context()), List.of(a, b),
        AffineMapAttr.of(op.context(), BOTH));
  }

  private static Value smaller(Value a, Value b, Operation op, PatternRewriter rewriter) {
    return MinOp.createOrFold(rewriter, op.location(), IndexType.of(op.context()), List.of(a, b),
        AffineMapAttr.of(op.context(), BOTH));
  }

  /** Creates the application of a map to symbols and folds it. */
  private static Value apply(AffineMap map, List<Value> symbols, Operation op, PatternRewriter rewriter) {
    ApplyOp apply = ApplyOp.build(
        rewriter, op.location(), IndexType.of(op.context()), symbols, AffineMapAttr.of(op.context(), map));
    return FoldedCreation.fold(apply, rewriter);
  }

  private static void simplify(ForOp loop, Value upper, boolean isFull, PatternRewriter rewriter) {
    List<Operation> extrema = new ArrayList<>();
    loop.operation().walk(op -> {
      if (MinOp.of(op) != null || MaxOp.of(op) != null) {
        extrema.add(op);
      }
    });
    for (Operation extremum : extrema) {
      ConstrainedExtremum.replaceInPeeled(
          extremum, loop.inductionVariable(), upper, loop.step(), isFull, rewriter);
    }
  }
}
