// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** The canonicalization of {@link ParallelOp}. */
final class ParallelPatterns {
  private ParallelPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(new DropTrivialDimensions()).add(new MergeNested());
  }

  /** The loop goes when one dimension has no iterations; a dimension goes when it has one. */
  private static final class DropTrivialDimensions extends RewritePattern {
    DropTrivialDimensions() {
      super(ParallelOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      ParallelOp loop = ParallelOp.of(op);
      List<Integer> kept = new ArrayList<>(loop.steps().size());
      for (int i = 0; i < loop.steps().size(); i++) {
        IntegerAttr lower = Constants.integerOf(loop.lowerBounds().get(i));
        IntegerAttr upper = Constants.integerOf(loop.upperBounds().get(i));
        IntegerAttr step = Constants.integerOf(loop.steps().get(i));
        if (lower == null || upper == null || step == null) {
          kept.add(i);
          continue;
        }
        if (lower.longValue() >= upper.longValue()) {
          rewriter.replaceOp(op, List.copyOf(loop.inits()));
          return true;
        }
        if (step.longValue() < upper.longValue() - lower.longValue()) {
          kept.add(i);
        }
      }
      if (kept.size() == loop.steps().size()) {
        return false;
      }
      if (kept.isEmpty()) {
        replaceByOneIteration(loop, rewriter);
      } else {
        replaceByFewerDimensions(loop, kept, rewriter);
      }
      return true;
    }

    private static void replaceByOneIteration(ParallelOp loop, PatternRewriter rewriter) {
      Operation op = loop.operation();
      Operation reduce = loop.body().last();
      List<Value> values = List.copyOf(loop.inits());
      rewriter.inlineBlockBefore(loop.body(), op, List.copyOf(loop.lowerBounds()));
      List<Value> results = new ArrayList<>(values.size());
      for (int i = 0; i < reduce.regionCount(); i++) {
        Block reduction = reduce.region(i).first();
        Operation result = reduction.last();
        rewriter.inlineBlockBefore(reduction, op, List.of(values.get(i), reduce.operand(i)));
        results.add(result.operand(0));
        rewriter.eraseOp(result);
      }
      rewriter.replaceOp(op, results);
      rewriter.eraseOp(reduce);
    }

    private static void replaceByFewerDimensions(ParallelOp loop, List<Integer> kept, PatternRewriter rewriter) {
      Operation op = loop.operation();
      rewriter.setInsertionPoint(op);
      ParallelOp smaller = ParallelOp.create(rewriter, op.location(), pick(loop.lowerBounds(), kept),
          pick(loop.upperBounds(), kept), pick(loop.steps(), kept), List.copyOf(loop.inits()));
      List<Value> arguments = new ArrayList<>(loop.lowerBounds());
      for (int i = 0; i < kept.size(); i++) {
        arguments.set(kept.get(i), smaller.body().argument(i));
      }
      rewriter.mergeBlocks(loop.body(), smaller.body(), arguments);
      rewriter.replaceOp(op, smaller.operation());
    }

    private static List<Value> pick(List<Value> values, List<Integer> positions) {
      List<Value> picked = new ArrayList<>(positions.size());
      for (int position : positions) {
        picked.add(values.get(position));
      }
      return picked;
    }
  }

  /** A loop that contains nothing but another one, neither of them with reductions. */
  private static final class MergeNested extends RewritePattern {
    MergeNested() {
      super(ParallelOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      ParallelOp outer = ParallelOp.of(op);
      ParallelOp inner = ParallelOp.of(outer.body().first());
      if (inner == null || inner.operation().next() != outer.body().last() || boundsDependOn(inner, outer.region())) {
        return false;
      }
      if (!outer.inits().isEmpty() || !inner.inits().isEmpty()) {
        return false;
      }
      rewriter.setInsertionPoint(op);
      ParallelOp merged = ParallelOp.create(rewriter, op.location(),
          concat(outer.lowerBounds(), inner.lowerBounds()),
          concat(outer.upperBounds(), inner.upperBounds()),
          concat(outer.steps(), inner.steps()),
          List.of());
      List<Value> arguments = List.of(merged.body().arguments());
      int outerRank = outer.steps().size();
      Block innerBody = inner.body();
      Block outerBody = outer.body();
      rewriter.mergeBlocks(innerBody, merged.body(), arguments.subList(outerRank, arguments.size()));
      for (int i = 0; i < outerRank; i++) {
        rewriter.replaceAllUsesWith(outerBody.argument(i), arguments.get(i));
      }
      rewriter.eraseOp(op);
      return true;
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
}
