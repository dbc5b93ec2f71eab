// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/** Tiles parallel loops without reductions. Costs the number of operations in the body. */
public final class ParallelTiling {
  private static final AffineMap REST =
      AffineMap.of(3, 0, AffineExpr.dim(0), AffineExpr.dim(1).minus(AffineExpr.dim(2)));

  /** The handling of iterations beyond the upper bound in partial tiles. */
  public enum InboundCheck {
    /** The bound of the inner loop is a minimum. */
    NONE,
    /**
     * The body is executed conditionally. Has MLIR's form where it is correct: for step 1 and non-negative indices.
     */
    EXACT,
    /**
     * The body is executed conditionally, with the inner induction variable multiplied by the step, as in MLIR 19.1.
     * Correct only for step 1 and non-negative indices.
     */
    TIMES_STEP
  }

  private final ParallelOp loop;
  private final Location location;
  private final PatternRewriter rewriter;
  private boolean needsCheck;

  private ParallelTiling(ParallelOp loop) {
    this.loop = loop;
    this.location = loop.location();
    this.rewriter = new PatternRewriter(loop.context());
  }

  /**
   * Replaces {@code loop}, which must have no reductions, by a loop over tiles and a loop in each tile.
   *
   * @param sizes the non-zero tile sizes; missing ones are 1
   */
  public static void tile(ParallelOp loop, List<Long> sizes, InboundCheck check) {
    new ParallelTiling(loop).run(sizes, check);
  }

  private void run(List<Long> sizes, InboundCheck check) {
    rewriter.setInsertionPoint(loop);
    int rank = loop.step().size();
    Value zero = ConstantOp.createIndex(rewriter, location, 0);
    List<Value> sizeValues = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      sizeValues.add(ConstantOp.createIndex(rewriter, location, i < sizes.size() ? sizes.get(i) : 1));
    }
    List<Value> steps = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      steps.add(MulIOp.create(rewriter, location, loop.step().get(i), sizeValues.get(i)));
    }
    ParallelOp outer = createLoop(loop.lowerBound(), loop.upperBound(), steps);
    List<Value> bounds = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      bounds.add(isMultiple(i, i < sizes.size() ? sizes.get(i) : 1) ? steps.get(i) : bound(outer, i, check));
    }
    ParallelOp inner = createLoop(Collections.nCopies(rank, zero), bounds, loop.step());
    List<Value> indices = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      Value variable = inner.inductionVariables().get(i);
      indices.add(AddIOp.create(rewriter, location, variable, outer.inductionVariables().get(i)));
    }
    if (needsCheck) {
      Value condition = condition(outer, inner, check);
      IfOp guarded = IfOp.create(rewriter, location, List.of(), condition, (b, l) -> List.of(), null);
      rewriter.eraseOp(loop.body().last());
      rewriter.inlineBlockBefore(loop.body(), guarded.thenBlock().last(), indices);
    } else {
      Operation end = inner.body().last();
      rewriter.inlineBlockBefore(loop.body(), end, indices);
      rewriter.eraseOp(end);
    }
    rewriter.eraseOp(loop);
  }

  /** Creates a loop with its terminator and sets the insertion point to its body. */
  private ParallelOp createLoop(List<? extends Value> lower, List<? extends Value> upper, List<? extends Value> steps) {
    ParallelOp made = ParallelOp.create(rewriter, location, lower, upper, steps, List.of());
    rewriter.setInsertionPointToEnd(made.body());
    rewriter.setInsertionPoint(rewriter.create(rewriter.state(location, ReduceOp.NAME)));
    return made;
  }

  /** Returns whether the trip count is known to be a multiple of {@code size}. */
  private boolean isMultiple(int dimension, long size) {
    BigInteger lower = constant(loop.lowerBound().get(dimension));
    BigInteger upper = constant(loop.upperBound().get(dimension));
    BigInteger step = constant(loop.step().get(dimension));
    if (lower == null || upper == null || step == null) {
      return false;
    }
    BigInteger count = upper.subtract(lower).add(step).subtract(BigInteger.ONE).divide(step);
    return count.remainder(BigInteger.valueOf(size)).signum() == 0;
  }

  private static @Nullable BigInteger constant(Value value) {
    IntegerAttr constant = Constants.integerOf(value);
    return constant == null ? null : constant.signedValue();
  }

  private Value bound(ParallelOp outer, int dimension, InboundCheck check) {
    Value size = outer.step().get(dimension);
    if (check != InboundCheck.NONE) {
      needsCheck = true;
      return size;
    }
    List<Value> operands =
        List.of(size, outer.upperBound().get(dimension), outer.inductionVariables().get(dimension));
    return MinOp.create(rewriter, location, IndexType.of(rewriter.context()), operands,
        AffineMapAttr.of(rewriter.context(), REST));
  }

  private Value condition(ParallelOp outer, ParallelOp inner, InboundCheck check) {
    Value inbound = ConstantOp.createBool(rewriter, location, true);
    for (int i = 0; i < loop.step().size(); i++) {
      Value offset = inner.inductionVariables().get(i);
      BigInteger step = constant(loop.step().get(i));
      if (check == InboundCheck.TIMES_STEP || BigInteger.ONE.equals(step)) {
        offset = MulIOp.create(rewriter, location, offset, inner.step().get(i));
      }
      Value index = AddIOp.create(rewriter, location, offset, outer.inductionVariables().get(i));
      BigInteger lower = constant(loop.lowerBound().get(i));
      boolean isUnsigned = check == InboundCheck.TIMES_STEP || lower != null && lower.signum() >= 0;
      IntegerPredicate predicate = isUnsigned ? IntegerPredicate.ULT : IntegerPredicate.SLT;
      Value isInside = CmpIOp.create(rewriter, location, predicate, index, outer.upperBound().get(i));
      inbound = AndIOp.create(rewriter, location, inbound, isInside);
    }
    return inbound;
  }
}
