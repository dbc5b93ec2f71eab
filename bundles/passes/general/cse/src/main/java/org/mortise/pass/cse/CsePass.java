// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.rewrite.PatternRewriter;

/** See {@link CseFactory}. */
final class CsePass implements Pass {
  static final PassStatistic REPLACED = new PassStatistic("num-cse'd", "Number of operations CSE'd");
  static final PassStatistic DEAD = new PassStatistic("num-dce'd", "Number of operations DCE'd");

  @Override
  public void run(Operation op, PassRun run) {
    KeptFunctions.runBeside(op, run, () -> eliminate(op, run));
  }

  private static void eliminate(Operation op, PassRun run) {
    CommonSubexpressions work =
        new CommonSubexpressions(new PatternRewriter(op.context()), run.get(DominanceAnalyses.DOMINANCE), run);
    boolean changed = work.run(op);
    run.count(REPLACED, work.replacedCount());
    run.count(DEAD, work.deadCount());
    if (!changed) {
      run.markAllAnalysesPreserved();
      return;
    }
    run.preserve(DominanceAnalyses.DOMINANCE);
    run.preserve(DominanceAnalyses.POST_DOMINANCE);
  }
}
