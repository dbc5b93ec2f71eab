// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooppeeling;

import com.google.auto.service.AutoService;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-for-loop-peeling}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForLoopPeelingFactory implements PassFactory {
  private static final PassOption<Boolean> PEEL_FRONT =
      PassOption.flag("peel-front", false, "Peel the first iteration out of the loop.");
  private static final PassOption<Boolean> SKIP_PARTIAL = PassOption.flag("skip-partial", true,
      "Do not peel loops inside of the last, partial iteration of another already peeled loop.");
  private static final PassSpec SPEC =
      PassSpec.of("scf-for-loop-peeling", "Peel `for` loops at their upper bounds.")
          .withTitle("SCFForLoopPeeling")
          .withDescription("""
              Splits `scf.for` loops so that one loop has the iterations that are as long as the step, and another
              one after it the last, partial one; or, with `peel-front`, so that the first iteration is a loop
              before the others. Simplifies `affine.min` and `affine.max` by the new bounds. Only loops that count
              in `index` are peeled. Costs the size of the body times the number of peeled loops around it.""")
          .withDialects("affine")
          .withOptions(PEEL_FRONT, SKIP_PARTIAL);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean front = options.get(PEEL_FRONT);
    boolean skipPartial = options.get(SKIP_PARTIAL);
    PatternSet patterns = new PatternSet().add(ForOp.pattern(
        "ForLoopPeelingPattern", (op, rewriter) -> Peeling.peel(op.operation(), front, skipPartial, rewriter)));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? frozen : FrozenPatternSet.of(
          PatternRemarks.reporting(patterns, run, (loop, pattern, r) -> Peeling.peeled(loop, front, r)));
      GreedyRewriter.apply(op, used, GreedyConfig.DEFAULT);
      if (run.remarksWanted()) {
        Peeling.reportKept(op, front, skipPartial, run);
      }
      Peeling.removeMarks(op);
    };
  }
}
