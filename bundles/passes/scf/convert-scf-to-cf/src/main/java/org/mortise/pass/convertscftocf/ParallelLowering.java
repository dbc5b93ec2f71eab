// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;

/** Lowers {@code scf.forall} to {@code scf.parallel}, and {@code scf.parallel} to nested sequential loops. */
final class ParallelLowering {
  private ParallelLowering() {}

  /** Returns false for a loop with results. */
  static boolean lower(ForallOp forall, ConversionRewriter rewriter) {
    Operation op = forall.operation();
    if (op.resultCount() > 0) {
      return false;
    }
    LoopLikeOpInterface bounds = op.getInterface(LoopLikeOpInterface.class);
    List<Value> lower = values(bounds.getLoopLowerBounds(op), op.location(), rewriter);
    List<Value> upper = values(bounds.getLoopUpperBounds(op), op.location(), rewriter);
    List<Value> steps = values(bounds.getLoopSteps(op), op.location(), rewriter);
    ParallelOp parallel = ParallelOp.create(rewriter, op.location(), lower, upper, steps, List.of());
    Block body = parallel.body();
    rewriter.mergeBlocks(forall.body(), body, parallel.inductionVariables());
    Operation end = body.last();
    rewriter.setInsertionPointToEnd(body);
    rewriter.create(rewriter.state(end.location(), ReduceOp.NAME));
    rewriter.eraseOp(end);
    rewriter.replaceOp(op, List.of());
    return true;
  }

  private static List<Value> values(List<OpFoldResult> numbers, Location location, ConversionRewriter rewriter) {
    List<Value> values = new ArrayList<>(numbers.size());
    for (OpFoldResult number : numbers) {
      values.add(number.value() != null ? number.value()
          : ConstantOp.createIndex(rewriter, location, number.constant().longValue()));
    }
    return values;
  }

  static boolean lower(ParallelOp parallel, ConversionRewriter rewriter) {
    Location location = parallel.location();
    List<Value> variables = new ArrayList<>();
    List<? extends Value> carried = List.copyOf(parallel.initVals());
    List<? extends Value> results = List.of();
    boolean reduces = parallel.resultCount() > 0;
    for (int i = 0; i < parallel.step().size(); i++) {
      ForOp loop = ForOp.createEmpty(rewriter, location, parallel.lowerBound().get(i), parallel.upperBound().get(i),
          parallel.step().get(i), carried);
      variables.add(loop.inductionVariable());
      carried = loop.regionIterArgs();
      if (i == 0) {
        results = loop.results();
      } else if (reduces) {
        rewriter.setInsertionPointToEnd(rewriter.insertionBlock());
        YieldOp.create(rewriter, location, loop.results());
      }
      rewriter.setInsertionPointToEnd(loop.body());
      if (!reduces) {
        rewriter.setInsertionPoint(YieldOp.create(rewriter, location, List.of()));
      }
    }
    Block innermost = rewriter.insertionBlock();
    List<Value> reduced = inlineReductions(parallel, carried, rewriter);
    if (!reduces) {
      rewriter.inlineBlockBefore(parallel.body(), innermost.last(), variables);
    } else {
      rewriter.mergeBlocks(parallel.body(), innermost, variables);
      rewriter.setInsertionPointToEnd(innermost);
      YieldOp.create(rewriter, location, reduced);
    }
    rewriter.replaceOp(parallel, results);
    return true;
  }

  /** Moves the reductions into the body, and returns their results. */
  private static List<Value> inlineReductions(
      ParallelOp parallel, List<? extends Value> carried, ConversionRewriter rewriter) {
    ReduceOp reduce = ReduceOp.of(parallel.body().last());
    Operation op = reduce.operation();
    List<Value> reduced = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      Block reduction = op.region(i).first();
      Operation end = reduction.last();
      Value result = end.operand(0);
      List<Value> arguments = List.of(carried.get(i), op.operand(i));
      int argument = List.of(reduction.arguments()).indexOf(result);
      reduced.add(argument < 0 ? result : arguments.get(argument));
      rewriter.eraseOp(end);
      rewriter.inlineBlockBefore(reduction, op, arguments);
    }
    rewriter.eraseOp(op);
    return reduced;
  }
}
