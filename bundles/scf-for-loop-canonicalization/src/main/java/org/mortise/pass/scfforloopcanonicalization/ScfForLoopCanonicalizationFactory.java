// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforloopcanonicalization;

import com.google.auto.service.AutoService;
import org.mortise.dialect.affine.ConstrainedExtremum;
import org.mortise.dialect.affine.MaxOp;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-for-loop-canonicalization}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForLoopCanonicalizationFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-for-loop-canonicalization", "Canonicalize operations within scf.for loop bodies")
          .withTitle("SCFForLoopCanonicalization")
          .withDescription("""
              Replaces `affine.min` and `affine.max` of loop variables by one of their operands if the bounds of the
              loops show that it is the result, and the size of a value that a loop carries by that of the initial value
              if the loop preserves the shape. Linear in the operations, besides the cost of the inequalities.""")
          .withDialects("affine", "memref", "tensor");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(RewritePattern.of(MinOp.NAME, "AffineOpSCFCanonicalizationPattern",
            (op, rewriter) -> ConstrainedExtremum.replace(op, LoopVariables::rangeOf, rewriter)))
        .add(RewritePattern.of(MaxOp.NAME, "AffineOpSCFCanonicalizationPattern",
            (op, rewriter) -> ConstrainedExtremum.replace(op, LoopVariables::rangeOf, rewriter)))
        .add(RewritePattern.of(DimOp.NAME, "DimOfCarriedFolder", DimOfCarried::fold))
        .add(RewritePattern.of(org.mortise.dialect.memref.DimOp.NAME, "DimOfCarriedFolder", DimOfCarried::fold)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
