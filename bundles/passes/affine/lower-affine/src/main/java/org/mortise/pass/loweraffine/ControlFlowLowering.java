// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loweraffine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineExpansion;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
import org.mortise.dialect.affine.ParallelOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.Reductions;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.dialect.scf.ReduceReturnOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.definition.OpView;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Lowers loops and conditions to {@code scf}. */
record ControlFlowLowering(AffineLowering lowering) {
  boolean lowerFor(ForOp loop, ConversionRewriter rewriter) {
    Value lower = lowering.extremum(loop.location(), loop.lowerBoundMap(), loop.lowerBoundOperands(), true, rewriter);
    Value upper = lower == null ? null
        : lowering.extremum(loop.location(), loop.upperBoundMap(), loop.upperBoundOperands(), false, rewriter);
    if (upper == null) {
      return false;
    }
    Value step = ConstantOp.createIndex(rewriter, loop.location(), loop.step());
    org.mortise.dialect.scf.ForOp lowered = org.mortise.dialect.scf.ForOp.create(
        rewriter, loop.location(), typesOf(loop), lower, upper, step, loop.inits());
    rewriter.inlineRegionBefore(loop.region(), lowered.region(), null);
    rewriter.replaceOp(loop, lowered);
    return true;
  }

  boolean lowerIf(IfOp branch, ConversionRewriter rewriter) {
    IntegerSet set = branch.condition();
    if (!lowering.isExpandable(branch.location(), set.constraints())) {
      return false;
    }
    Value condition = condition(set, branch.operands(), branch.location(), rewriter);
    org.mortise.dialect.scf.IfOp lowered =
        org.mortise.dialect.scf.IfOp.create(rewriter, branch.location(), typesOf(branch), condition);
    rewriter.inlineRegionBefore(branch.thenRegion(), lowered.thenRegion(), null);
    rewriter.inlineRegionBefore(branch.elseRegion(), lowered.elseRegion(), null);
    rewriter.replaceOp(branch, lowered);
    return true;
  }

  private static Value condition(
      IntegerSet set, List<? extends Value> operands, Location location, OpBuilder builder) {
    final Value zero = ConstantOp.createIndex(builder, location, 0);
    AffineExpansion expansion = new AffineExpansion(builder, location, operands, set.dimCount());
    Value condition = null;
    for (int i = 0; i < set.constraintCount(); i++) {
      Value value = expansion.expand(set.constraint(i));
      IntegerPredicate predicate = set.isEquality(i) ? IntegerPredicate.EQ : IntegerPredicate.SGE;
      Value holds = CmpIOp.create(builder, location, predicate, value, zero);
      condition = condition == null ? holds : AndIOp.create(builder, location, condition, holds);
    }
    return condition != null ? condition : ConstantOp.createBool(builder, location, true);
  }

  boolean lowerParallel(ParallelOp loop, ConversionRewriter rewriter) {
    List<Value> lower = new ArrayList<>();
    List<Value> upper = new ArrayList<>();
    if (!addBounds(loop, lower, upper, rewriter)) {
      return false;
    }
    List<Value> steps = new ArrayList<>();
    for (long step : loop.steps()) {
      steps.add(ConstantOp.createIndex(rewriter, loop.location(), step));
    }
    List<Value> identities = identities(loop, rewriter);
    if (identities == null) {
      return false;
    }
    org.mortise.dialect.scf.ParallelOp lowered = org.mortise.dialect.scf.ParallelOp.create(
        rewriter, loop.location(), typesOf(loop), lower, upper, steps, identities);
    Operation end = loop.body().last();
    rewriter.inlineRegionBefore(loop.region(), lowered.region(), null);
    rewriter.setInsertionPoint(end);
    addReductions(loop, end, rewriter);
    rewriter.eraseOp(end);
    rewriter.replaceOp(loop, lowered);
    return true;
  }

  private boolean addBounds(ParallelOp loop, List<Value> lower, List<Value> upper, OpBuilder builder) {
    List<AffineMap> lowerMaps = loop.lowerBoundMaps();
    List<AffineMap> upperMaps = loop.upperBoundMaps();
    for (int i = 0; i < lowerMaps.size(); i++) {
      Value from = lowering.extremum(loop.location(), lowerMaps.get(i), loop.lowerBoundsOperands(), true, builder);
      Value to = from == null ? null
          : lowering.extremum(loop.location(), upperMaps.get(i), loop.upperBoundsOperands(), false, builder);
      if (to == null) {
        return false;
      }
      lower.add(from);
      upper.add(to);
    }
    return true;
  }

  /** Returns the initial values of the reductions; null after an error. */
  private @Nullable List<Value> identities(ParallelOp loop, OpBuilder builder) {
    Operation op = loop.operation();
    List<Value> identities = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      Attribute identity = Reductions.identity(loop.reduction(i).function(), op.result(i).type());
      if (identity == null) {
        lowering.fail(loop.location(), "Reduction operation type not supported");
        return null;
      }
      identities.add(ConstantOp.create(builder, op.location(), identity));
    }
    return identities;
  }

  private static void addReductions(ParallelOp loop, Operation end, ConversionRewriter rewriter) {
    Location location = end.location();
    OperationState state = rewriter.state(location, ReduceOp.NAME).addOperands(List.of(end.operands()));
    for (int i = 0; i < end.operandCount(); i++) {
      Type type = end.operand(i).type();
      state.addRegion().addBlock().addArguments(List.of(type, type), location);
    }
    Operation reduce = rewriter.create(state);
    Location ofLoop = loop.location();
    for (int i = 0; i < end.operandCount(); i++) {
      Block block = reduce.region(i).first();
      rewriter.setInsertionPointToEnd(block);
      Value result =
          Reductions.combine(loop.reduction(i).function(), rewriter, ofLoop, block.argument(0), block.argument(1));
      ReduceReturnOp.create(rewriter, ofLoop, result);
    }
  }

  /** Leaves the end of a parallel loop, which is lowered with the loop. */
  boolean lowerYield(org.mortise.dialect.affine.YieldOp yield, ConversionRewriter rewriter) {
    Operation loop = yield.parentOp();
    if (ParallelOp.of(loop) != null || org.mortise.dialect.scf.ParallelOp.of(loop) != null) {
      return false;
    }
    YieldOp.create(rewriter, yield.location(), yield.operands());
    rewriter.eraseOp(yield);
    return true;
  }

  private static List<Type> typesOf(OpView view) {
    Operation op = view.operation();
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    return types;
  }
}
