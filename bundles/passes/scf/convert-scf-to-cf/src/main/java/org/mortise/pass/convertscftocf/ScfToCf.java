// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import java.util.function.Function;
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
  private interface Lowering<V> {
    boolean lower(V op, ConversionRewriter rewriter);
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
    add(patterns, ExecuteRegionOp.NAME, ExecuteRegionOp::of, BranchLowering::lower);
    add(patterns, IfOp.NAME, IfOp::of, BranchLowering::lower);
    add(patterns, IndexSwitchOp.NAME, IndexSwitchOp::of, BranchLowering::lower);
    add(patterns, ForOp.NAME, ForOp::of, LoopLowering::lower);
    add(patterns, WhileOp.NAME, WhileOp::of, LoopLowering::lower);
    add(patterns, ParallelOp.NAME, ParallelOp::of, ParallelLowering::lower);
    add(patterns, ForallOp.NAME, ForallOp::of, ParallelLowering::lower);
    ConversionTarget target = new ConversionTarget().markUnknownOpDynamicallyLegal(op -> true);
    patterns.patterns().forEach(pattern -> target.addIllegalOp(pattern.rootName()));
    return new DialectConversion(target, patterns);
  }

  private static <V> void add(
      PatternSet patterns, String name, Function<Operation, V> view, Lowering<V> lowering) {
    patterns.add(ConversionPattern.of(name, name, view, (op, operands, rewriter) -> lowering.lower(op, rewriter)));
  }
}
