// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import org.mortise.dialect.scf.ExecuteRegionOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.IndexSwitchOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;

/** The conversion: the structured operations are illegal, all others legal. */
final class ScfToCf {
  /** Replaces an operation. */
  private interface Lowering {
    boolean lower(Operation op, ConversionRewriter rewriter);
  }

  private static final DialectConversion CONVERSION = conversion();

  private ScfToCf() {}

  static void run(Operation root, PassRun run) {
    ConversionResult result = CONVERSION.applyPartial(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static DialectConversion conversion() {
    PatternSet patterns = new PatternSet();
    add(patterns, ExecuteRegionOp.NAME, (op, rewriter) -> BranchLowering.lower(ExecuteRegionOp.of(op), rewriter));
    add(patterns, IfOp.NAME, (op, rewriter) -> BranchLowering.lower(IfOp.of(op), rewriter));
    add(patterns, IndexSwitchOp.NAME, (op, rewriter) -> BranchLowering.lower(IndexSwitchOp.of(op), rewriter));
    add(patterns, ForOp.NAME, (op, rewriter) -> LoopLowering.lower(ForOp.of(op), rewriter));
    add(patterns, WhileOp.NAME, (op, rewriter) -> LoopLowering.lower(WhileOp.of(op), rewriter));
    add(patterns, ParallelOp.NAME, (op, rewriter) -> ParallelLowering.lower(ParallelOp.of(op), rewriter));
    add(patterns, ForallOp.NAME, (op, rewriter) -> ParallelLowering.lower(ForallOp.of(op), rewriter));
    ConversionTarget target = new ConversionTarget().markUnknownOpDynamicallyLegal(op -> true);
    patterns.patterns().forEach(pattern -> target.addIllegalOp(pattern.rootName()));
    return new DialectConversion(target, patterns);
  }

  private static void add(PatternSet patterns, String name, Lowering lowering) {
    patterns.add(ConversionPattern.of(name, name, (op, operands, rewriter) -> lowering.lower(op, rewriter)));
  }
}
