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
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Lowers loops and conditions to {@code scf}. */
record ControlFlowLowering(AffineLowering lowering) {
  boolean lowerFor(Operation op, ConversionRewriter rewriter) {
    ForOp loop = ForOp.of(op);
    Value lower = lowering.extremum(op, loop.lowerBoundMap(), loop.lowerBoundOperands(), true, rewriter);
    Value upper = lower == null ? null
        : lowering.extremum(op, loop.upperBoundMap(), loop.upperBoundOperands(), false, rewriter);
    if (upper == null) {
      return false;
    }
    Value step = ConstantOp.createIndex(rewriter, op.location(), loop.step());
    org.mortise.dialect.scf.ForOp lowered = org.mortise.dialect.scf.ForOp.create(
        rewriter, op.location(), typesOf(op), lower, upper, step, loop.inits());
    rewriter.inlineRegionBefore(loop.region(), lowered.region(), null);
    rewriter.replaceOp(op, lowered);
    return true;
  }

  boolean lowerIf(Operation op, ConversionRewriter rewriter) {
    IfOp branch = IfOp.of(op);
    IntegerSet set = branch.condition();
    if (!lowering.isExpandable(op, set.constraints())) {
      return false;
    }
    Value condition = condition(set, branch.operands(), op.location(), rewriter);
    org.mortise.dialect.scf.IfOp lowered =
        org.mortise.dialect.scf.IfOp.create(rewriter, op.location(), typesOf(op), condition);
    rewriter.inlineRegionBefore(branch.thenRegion(), lowered.thenRegion(), null);
    rewriter.inlineRegionBefore(branch.elseRegion(), lowered.elseRegion(), null);
    rewriter.replaceOp(op, lowered);
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

  boolean lowerParallel(Operation op, ConversionRewriter rewriter) {
    ParallelOp loop = ParallelOp.of(op);
    List<Value> lower = new ArrayList<>();
    List<Value> upper = new ArrayList<>();
    if (!addBounds(loop, lower, upper, rewriter)) {
      return false;
    }
    List<Value> steps = new ArrayList<>();
    for (long step : loop.steps()) {
      steps.add(ConstantOp.createIndex(rewriter, op.location(), step));
    }
    List<Value> identities = identities(loop, rewriter);
    if (identities == null) {
      return false;
    }
    org.mortise.dialect.scf.ParallelOp lowered = org.mortise.dialect.scf.ParallelOp.create(
        rewriter, op.location(), typesOf(op), lower, upper, steps, identities);
    Operation end = loop.body().last();
    rewriter.inlineRegionBefore(loop.region(), lowered.region(), null);
    rewriter.setInsertionPoint(end);
    addReductions(loop, end, rewriter);
    rewriter.eraseOp(end);
    rewriter.replaceOp(op, lowered);
    return true;
  }

  private boolean addBounds(ParallelOp loop, List<Value> lower, List<Value> upper, OpBuilder builder) {
    List<AffineMap> lowerMaps = loop.lowerBoundMaps();
    List<AffineMap> upperMaps = loop.upperBoundMaps();
    for (int i = 0; i < lowerMaps.size(); i++) {
      Operation op = loop.operation();
      Value from = lowering.extremum(op, lowerMaps.get(i), loop.lowerBoundsOperands(), true, builder);
      Value to = from == null ? null
          : lowering.extremum(op, upperMaps.get(i), loop.upperBoundsOperands(), false, builder);
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
        lowering.fail(op, "Reduction operation type not supported");
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
  boolean lowerYield(Operation op, ConversionRewriter rewriter) {
    if (ParallelOp.of(op.parentOp()) != null || org.mortise.dialect.scf.ParallelOp.of(op.parentOp()) != null) {
      return false;
    }
    YieldOp.create(rewriter, op.location(), List.of(op.operands()));
    rewriter.eraseOp(op);
    return true;
  }

  private static List<Type> typesOf(Operation op) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    return types;
  }
}
