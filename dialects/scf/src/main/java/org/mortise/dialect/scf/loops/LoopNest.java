// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** Replacement of loops over several dimensions by nests of sequential loops. */
final class LoopNest {
  private LoopNest() {}

  /**
   * Replaces {@code op}, which has no results, by a nest of loops with these bounds, outermost first. The terminator of
   * {@code body} is erased, and its arguments become the induction variables. Returns the loops.
   */
  static List<ForOp> replace(
      Operation op, Block body, List<Value> lower, List<Value> upper, List<Value> steps, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    List<ForOp> nest = new ArrayList<>();
    List<Value> variables = new ArrayList<>();
    for (int i = 0; i < lower.size(); i++) {
      ForOp loop = ForOp.createEmpty(rewriter, op.location(), lower.get(i), upper.get(i), steps.get(i), List.of());
      nest.add(loop);
      variables.add(loop.inductionVariable());
      rewriter.setInsertionPointToEnd(loop.body());
      rewriter.setInsertionPoint(YieldOp.create(rewriter, op.location(), List.of()));
    }
    rewriter.eraseOp(body.last());
    rewriter.inlineBlockBefore(body, nest.get(nest.size() - 1).body().last(), variables);
    rewriter.eraseOp(op);
    return nest;
  }
}
