// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;

/** Replaces {@link ForallOp} without outputs by other loops. Costs the number of operations in the body. */
public final class ForallLowering {
  private ForallLowering() {}

  /** Replaces {@code forall}, which must have no outputs, by a nest of sequential loops. Returns the loops. */
  public static List<ForOp> toNest(ForallOp forall, PatternRewriter rewriter) {
    Bounds bounds = Bounds.of(forall.operation(), rewriter);
    return LoopNest.replace(
        forall.operation(), forall.body(), bounds.lower, bounds.upper, bounds.steps, rewriter);
  }

  /** Replaces {@code forall}, which must have no outputs, by a parallel loop. Returns that loop. */
  public static ParallelOp toParallel(ForallOp forall, PatternRewriter rewriter) {
    Operation op = forall.operation();
    Bounds bounds = Bounds.of(op, rewriter);
    ParallelOp parallel =
        ParallelOp.create(rewriter, op.location(), bounds.lower, bounds.upper, bounds.steps, List.of());
    parallel.operation().setDiscardableAttributes(op.discardableAttributes());
    if (forall.mappingAttr() != null) {
      parallel.operation().setAttr("mapping", forall.mappingAttr());
    }
    Block body = parallel.body();
    for (int i = 0; i < body.argumentCount(); i++) {
      body.argument(i).setLocation(forall.body().argument(i).location());
    }
    rewriter.mergeBlocks(forall.body(), body, parallel.inductionVariables());
    Operation end = body.last();
    rewriter.setInsertionPointToEnd(body);
    rewriter.create(rewriter.state(end.location(), ReduceOp.NAME));
    rewriter.eraseOp(end);
    rewriter.eraseOp(op);
    return parallel;
  }

  private record Bounds(List<Value> lower, List<Value> upper, List<Value> steps) {
    static Bounds of(Operation op, PatternRewriter rewriter) {
      LoopLikeOpInterface bounds = op.getInterface(LoopLikeOpInterface.class);
      rewriter.setInsertionPoint(op);
      return new Bounds(values(bounds.getLoopLowerBounds(op), op.location(), rewriter),
          values(bounds.getLoopUpperBounds(op), op.location(), rewriter),
          values(bounds.getLoopSteps(op), op.location(), rewriter));
    }

    private static List<Value> values(List<OpFoldResult> numbers, Location location, PatternRewriter rewriter) {
      List<Value> values = new ArrayList<>(numbers.size());
      for (OpFoldResult number : numbers) {
        values.add(number.value() != null ? number.value()
            : ConstantOp.createIndex(rewriter, location, number.constant().longValue()));
      }
      return values;
    }
  }
}
