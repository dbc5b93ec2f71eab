// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import java.util.Map;
import org.mortise.dialect.scf.ExecuteRegionOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.IndexSwitchOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.transform.ConversionPattern;
import org.mortise.ir.transform.PartialConversion;
import org.mortise.ir.transform.PartialConversion.Legality;

/** The conversion: the structured operations are illegal, all others legal. */
final class ScfToCf {
  private static final Map<String, ConversionPattern> PATTERNS = Map.of(
      ExecuteRegionOp.NAME, (op, rewriter) -> BranchLowering.lower(ExecuteRegionOp.of(op), rewriter),
      IfOp.NAME, (op, rewriter) -> BranchLowering.lower(IfOp.of(op), rewriter),
      IndexSwitchOp.NAME, (op, rewriter) -> BranchLowering.lower(IndexSwitchOp.of(op), rewriter),
      ForOp.NAME, (op, rewriter) -> LoopLowering.lower(ForOp.of(op), rewriter),
      WhileOp.NAME, (op, rewriter) -> LoopLowering.lower(WhileOp.of(op), rewriter),
      ParallelOp.NAME, (op, rewriter) -> ParallelLowering.lower(ParallelOp.of(op), rewriter),
      ForallOp.NAME, (op, rewriter) -> ParallelLowering.lower(ForallOp.of(op), rewriter));

  private ScfToCf() {}

  static void run(Operation root, PassRun run) {
    PartialConversion.Outcome outcome = PartialConversion.apply(
        root, op -> PATTERNS.containsKey(op.name().name()) ? Legality.ILLEGAL : Legality.LEGAL, PATTERNS);
    if (outcome.failure() != null) {
      run.emit(outcome.failure());
    } else if (!outcome.changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
