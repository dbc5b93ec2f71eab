// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Normalizes loops to start at 0 with step 1. The old induction variable is computed in the body. */
public final class LoopNormalization {
  /** The outcome for a loop. */
  public enum Outcome {
    /** The loop has changed. */
    NORMALIZED,
    /** The loop was replaced by its body. */
    PROMOTED,
    /** The loop was normalized before. */
    UNCHANGED,
    /** The loop has not changed, because a bound is a maximum or minimum. */
    EXTREMUM
  }

  private LoopNormalization() {}

  /** Returns the number of iterations of a loop if its bounds show that it is constant, otherwise null. */
  public static @Nullable Long constantTripCount(ForOp loop) {
    if (loop.lowerBoundMap().resultCount() != 1) {
      return null;
    }
    Long least = null;
    for (AffineExpr count : tripCounts(loop).canonical().map().results()) {
      if (!(count instanceof AffineConstantExpr constant)) {
        return null;
      }
      long value = Math.max(constant.value(), 0);
      least = least == null ? (Long) value : (Long) Math.min(least, value);
    }
    return least;
  }

  /** Returns for each upper bound the number of iterations that it permits. */
  static MapOperands tripCounts(ForOp loop) {
    MapOperands upper = new MapOperands(loop.upperBoundMap(), List.copyOf(loop.upperBoundOperands()));
    MapOperands lower = new MapOperands(loop.lowerBoundMap(), List.copyOf(loop.lowerBoundOperands()));
    long[] steps = new long[upper.map().resultCount()];
    Arrays.fill(steps, loop.step());
    return distances(upper, lower, steps);
  }

  /** Returns {@code (upper - lower) ceildiv step}; the lower bound has one result, or one for each upper bound. */
  private static MapOperands distances(MapOperands upper, MapOperands lower, long[] steps) {
    int dims = upper.map().dimCount();
    int symbols = upper.map().symbolCount();
    List<AffineExpr> results = new ArrayList<>();
    for (int i = 0; i < upper.map().resultCount(); i++) {
      AffineExpr from = lower.map().result(lower.map().resultCount() == 1 ? 0 : i);
      AffineExpr distance = upper.map().result(i).minus(from.shiftDims(dims, 0).shiftSymbols(symbols, 0));
      results.add(distance.simplify().ceilDiv(steps[i]));
    }
    List<Value> operands = new ArrayList<>(upper.operands().subList(0, dims));
    operands.addAll(lower.operands().subList(0, lower.map().dimCount()));
    operands.addAll(upper.operands().subList(dims, upper.operands().size()));
    operands.addAll(lower.operands().subList(lower.map().dimCount(), lower.operands().size()));
    return new MapOperands(
        AffineMap.of(dims + lower.map().dimCount(), symbols + lower.map().symbolCount(), results), operands);
  }

  /** Replaces a loop with exactly one iteration by its body. Returns whether it was replaced. */
  public static boolean promoteIfSingleIteration(ForOp loop) {
    Long count = constantTripCount(loop);
    if (count == null || count != 1) {
      return false;
    }
    Operation op = loop.operation();
    Value variable = loop.inductionVariable();
    Long constant = loop.constantLowerBound();
    List<Value> lowerOperands = List.copyOf(loop.lowerBoundOperands());
    if (variable.hasUses() && constant != null) {
      OpBuilder top = new OpBuilder(op.context());
      top.setInsertionPointToStart(entryOf(op));
      variable.replaceAllUsesWith(ConstantOp.create(top, op.location(), IntegerAttr.index(op.context(), constant)));
    } else if (variable.hasUses()) {
      AffineMap map = loop.lowerBoundMap();
      variable.replaceAllUsesWith(map.isIdentity() ? lowerOperands.get(0)
          : apply(OpBuilder.before(op), op, new MapOperands(map, lowerOperands)));
    }
    for (int i = 0; i < loop.inits().size(); i++) {
      loop.regionIterArgs().get(i).replaceAllUsesWith(loop.inits().get(i));
    }
    Operation yield = loop.body().last();
    op.replaceAllUsesWith(List.of(yield.operands()));
    yield.erase();
    if (loop.body().first() != null) {
      op.block().splice(op, loop.body().first());
    }
    op.erase();
    return true;
  }

  /** Returns the first block of the nearest operation that is isolated from above. */
  private static Block entryOf(Operation op) {
    Operation parent = op.parentOp();
    while (!parent.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      parent = parent.parentOp();
    }
    return parent.region(0).first();
  }

  private static Value apply(OpBuilder builder, Operation op, MapOperands map) {
    return ApplyOp.create(builder, op.location(), IndexType.of(op.context()), map.operands(),
        AffineMapAttr.of(op.context(), map.map()));
  }

  /**
   * Normalizes a loop to start at 0 with step 1. Does nothing if the lower bound is a maximum.
   *
   * @param promoteSingleIteration whether a loop with exactly one iteration is replaced by its body instead
   */
  public static Outcome normalize(ForOp loop, boolean promoteSingleIteration) {
    if (promoteSingleIteration && promoteIfSingleIteration(loop)) {
      return Outcome.PROMOTED;
    }
    Long start = loop.constantLowerBound();
    AffineMap lower = loop.lowerBoundMap();
    if (start != null && start == 0 && loop.step() == 1) {
      return Outcome.UNCHANGED;
    }
    if (lower.resultCount() != 1) {
      return Outcome.EXTREMUM;
    }
    Operation op = loop.operation();
    MapOperands count = tripCounts(loop).canonical().renumbered();
    List<Value> operands = List.copyOf(loop.lowerBoundOperands());
    MapOperands old = oldVariable(lower, 0, operands, loop.inductionVariable(), loop.step()).canonical();
    loop.upperBoundOperands().assign(count.operands());
    loop.lowerBoundOperands().assign(List.of());
    op.setAttr("upperBoundMap", AffineMapAttr.of(op.context(), count.map()));
    op.setAttr("lowerBoundMap", AffineMapAttr.of(op.context(), AffineMap.of(0, 0, AffineExpr.constant(0))));
    op.setAttr("step", IntegerAttr.index(op.context(), 1));
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(loop.body());
    replaceUses(loop.inductionVariable(), apply(builder, op, old));
    return Outcome.NORMALIZED;
  }

  /** Returns {@code lower + variable * step}, with the variable as last dimension. */
  private static MapOperands oldVariable(AffineMap lower, int result, List<Value> operands, Value variable, long step) {
    int dims = lower.dimCount();
    AffineExpr value = lower.result(result).plus(AffineExpr.dim(dims).times(step));
    List<Value> all = new ArrayList<>(operands);
    all.add(dims, variable);
    return new MapOperands(AffineMap.of(dims + 1, lower.symbolCount(), value), all);
  }

  private static void replaceUses(Value variable, Value computed) {
    for (OpOperand use = variable.firstUse(); use != null;) {
      OpOperand next = use.nextUse();
      if (use.owner() != computed.definingOp()) {
        use.set(computed);
      }
      use = next;
    }
  }

  /** Normalizes all dimensions of a loop to start at 0 with step 1. Does nothing if a bound is a maximum or minimum. */
  public static Outcome normalize(ParallelOp loop) {
    AffineMap lower = loop.lowerBoundsMap();
    long[] steps = loop.steps();
    if (lower.resultCount() != steps.length || loop.upperBoundsMap().resultCount() != steps.length) {
      return Outcome.EXTREMUM;
    }
    if (isNormalized(lower, steps)) {
      return Outcome.UNCHANGED;
    }
    Operation op = loop.operation();
    List<Value> operands = List.copyOf(loop.lowerBoundsOperands());
    long[] ones = new long[steps.length];
    Arrays.fill(ones, 1);
    MapOperands range = distances(new MapOperands(loop.upperBoundsMap(), List.copyOf(loop.upperBoundsOperands())),
        new MapOperands(lower, operands), ones).canonical().renumbered();
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(loop.body());
    List<AffineExpr> counts = new ArrayList<>();
    for (int i = 0; i < steps.length; i++) {
      Value variable = loop.inductionVariables().get(i);
      replaceUses(variable, apply(builder, op, oldVariable(lower, i, operands, variable, steps[i])));
      counts.add(range.map().result(i).ceilDiv(steps[i]));
    }
    op.setOperands(range.operands());
    AffineExpr[] zeros = new AffineExpr[steps.length];
    Arrays.fill(zeros, AffineExpr.constant(0));
    op.setAttr("lowerBoundsMap", AffineMapAttr.of(op.context(), AffineMap.of(0, 0, zeros)));
    op.setAttr("upperBoundsMap", AffineMapAttr.of(op.context(),
        AffineMap.of(range.map().dimCount(), range.map().symbolCount(), counts)));
    IntegerAttr one = IntegerAttr.of(IntegerType.of(op.context(), 64), 1);
    IntegerAttr[] all = new IntegerAttr[steps.length];
    Arrays.fill(all, one);
    op.setAttr("steps", ArrayAttr.of(op.context(), List.of(all)));
    return Outcome.NORMALIZED;
  }

  private static boolean isNormalized(AffineMap lower, long[] steps) {
    for (int i = 0; i < steps.length; i++) {
      if (!lower.result(i).isConstant(0) || steps[i] != 1) {
        return false;
      }
    }
    return true;
  }
}
