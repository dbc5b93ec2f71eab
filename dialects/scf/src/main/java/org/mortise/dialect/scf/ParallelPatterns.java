// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns of {@link ParallelOp}. */
final class ParallelPatterns {
  private ParallelPatterns() {}

  /** Removes loops in which a dimension has no iteration, and dimensions with one iteration. */
  @Canonicalization("DropTrivialDimensions")
  static boolean dropTrivialDimensions(ParallelOp loop, PatternRewriter rewriter) {
    List<Integer> kept = new ArrayList<>(loop.step().size());
    for (int i = 0; i < loop.step().size(); i++) {
      Long count = tripCount(loop, i);
      if (count == null || count < 0 || count > 1) {
        kept.add(i);
      } else if (count == 0) {
        rewriter.replaceOp(loop, List.copyOf(loop.initVals()));
        return true;
      }
    }
    if (kept.size() == loop.step().size()) {
      return false;
    }
    if (kept.isEmpty()) {
      rewriter.setInsertionPoint(loop);
      replaceByOneIteration(loop, rewriter);
    } else {
      replaceByFewerDimensions(loop, kept, rewriter);
    }
    return true;
  }

  private static @Nullable Long tripCount(ParallelOp loop, int dimension) {
    Value lower = loop.lowerBound().get(dimension);
    Value upper = loop.upperBound().get(dimension);
    return lower == upper
        ? Long.valueOf(0) : TripCounts.of(constant(lower), constant(upper), constant(loop.step().get(dimension)));
  }

  private static @Nullable Long constant(Value value) {
    IntegerAttr number = Constants.integerOf(value);
    return number == null ? null : Long.valueOf(number.longValue());
  }

  private static void replaceByOneIteration(ParallelOp loop, PatternRewriter rewriter) {
    IRMapping mapping = new IRMapping();
    CopiedBody.copy(loop.body(), loop.lowerBound(), mapping, rewriter);
    Operation reduce = loop.body().last();
    List<Value> results = new ArrayList<>(reduce.regionCount());
    for (int i = 0; i < reduce.regionCount(); i++) {
      Block reduction = reduce.region(i).first();
      List<Value> values = List.of(loop.initVals().get(i), mapping.lookupOrDefault(reduce.operand(i)));
      CopiedBody.copy(reduction, values, mapping, rewriter);
      results.add(mapping.lookupOrDefault(ReduceReturnOp.of(reduction.last()).result()));
    }
    rewriter.replaceOp(loop, results);
  }

  private static void replaceByFewerDimensions(ParallelOp loop, List<Integer> kept, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(loop);
    ParallelOp smaller = ParallelOp.create(rewriter, loop.location(), pick(loop.lowerBound(), kept),
        pick(loop.upperBound(), kept), pick(loop.step(), kept), List.copyOf(loop.initVals()));
    List<Value> arguments = new ArrayList<>(loop.lowerBound());
    for (int i = 0; i < kept.size(); i++) {
      arguments.set(kept.get(i), smaller.body().argument(i));
      smaller.body().argument(i).setLocation(loop.body().argument(kept.get(i)).location());
    }
    CopiedBody.transfer(loop.body(), smaller.body(), arguments, rewriter);
    rewriter.replaceOp(loop, smaller);
  }

  private static List<Value> pick(List<Value> values, List<Integer> positions) {
    List<Value> picked = new ArrayList<>(positions.size());
    for (int position : positions) {
      picked.add(values.get(position));
    }
    return picked;
  }

  /** Merges a loop with the only operation of its body, also a loop, if neither has reductions. */
  @Canonicalization("MergeNested")
  static boolean mergeNested(ParallelOp outer, PatternRewriter rewriter) {
    ParallelOp inner = ParallelOp.of(outer.body().first());
    if (inner == null || inner.operation().next() != outer.body().last() || boundsDependOn(inner, outer.region())) {
      return false;
    }
    if (!outer.initVals().isEmpty() || !inner.initVals().isEmpty()) {
      return false;
    }
    OpBuilder detached = new OpBuilder(outer.context());
    ParallelOp merged = ParallelOp.create(detached, outer.location(),
        concat(outer.lowerBound(), inner.lowerBound()),
        concat(outer.upperBound(), inner.upperBound()),
        concat(outer.step(), inner.step()),
        List.of());
    fill(merged.body(), outer.body(), inner.body());
    merged.body().last().setLocation(outer.location());
    rewriter.setInsertionPoint(outer);
    rewriter.insert(merged.operation());
    rewriter.eraseOp(outer);
    return true;
  }

  /**
   * Copies the body into the merged loop before its insertion, so that its operations are not added to the worklist, as
   * in MLIR.
   */
  private static void fill(Block target, Block outerBody, Block innerBody) {
    List<Value> arguments = List.of(target.arguments());
    int outerRank = outerBody.argumentCount();
    IRMapping mapping = new IRMapping();
    CopiedBody.mapArguments(outerBody, arguments.subList(0, outerRank), mapping);
    CopiedBody.mapArguments(innerBody, arguments.subList(outerRank, arguments.size()), mapping);
    for (Operation inner = innerBody.first(); inner != null; inner = inner.next()) {
      target.append(inner.clone(mapping));
    }
  }

  private static boolean boundsDependOn(ParallelOp inner, Region region) {
    for (int i = 0; i < inner.operation().operandCount(); i++) {
      if (!Inlining.isDefinedOutside(inner.operation().operand(i), region)) {
        return true;
      }
    }
    return false;
  }

  private static List<Value> concat(List<Value> first, List<Value> second) {
    List<Value> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
