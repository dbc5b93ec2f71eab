// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforloopcanonicalization;

import com.google.auto.service.AutoService;
import java.util.stream.Stream;
import org.mortise.dialect.affine.ConstrainedExtremum;
import org.mortise.dialect.affine.MaxOp;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.pass.RemarkBuilder;
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
    PatternSet patterns = new PatternSet()
        .add(MinOp.pattern("AffineOpSCFCanonicalizationPattern",
            (op, rewriter) -> ConstrainedExtremum.replace(op.operation(), LoopVariables::rangeOf, rewriter)))
        .add(MaxOp.pattern("AffineOpSCFCanonicalizationPattern",
            (op, rewriter) -> ConstrainedExtremum.replace(op.operation(), LoopVariables::rangeOf, rewriter)))
        .add(RewritePattern.of(DimOp.NAME, "DimOfCarriedFolder", DimOfCarried::fold))
        .add(RewritePattern.of(org.mortise.dialect.memref.DimOp.NAME, "DimOfCarriedFolder", DimOfCarried::fold));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? frozen : FrozenPatternSet.of(
          PatternRemarks.reporting(patterns, run, (inner, pattern, r) -> simplified(inner, r)));
      if (!GreedyRewriter.apply(op, used, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
      if (run.remarksWanted()) {
        op.walk(inner -> reportKept(inner, run));
      }
    };
  }

  private static boolean isExtremum(Operation op) {
    return MinOp.of(op) != null || MaxOp.of(op) != null;
  }

  private static RemarkBuilder simplified(Operation op, PassRun run) {
    return run.remark(Remark.Kind.PASSED, "Simplified", op).with("Operation", op.name())
        .message(isExtremum(op) ? "simplified: the bounds of the loops show which of its values is the result"
            : "takes the size from the initial value of the loop, which does not change the shape");
  }

  private static void reportKept(Operation op, PassRun run) {
    String reason = null;
    if (isExtremum(op)) {
      boolean inLoop = Stream.of(op.operands()).anyMatch(operand -> LoopVariables.rangeOf(operand) != null);
      reason = inLoop ? "the bounds of the loops do not show which of its values is the result" : null;
    } else if (DimOp.of(op) != null || org.mortise.dialect.memref.DimOp.of(op) != null) {
      reason = DimOfCarried.isCarried(op.operand(0)) ? "the loop may change the shape" : null;
    }
    if (reason != null) {
      run.remark(Remark.Kind.MISSED, "NotSimplified", op).with("Operation", op.name()).with("Reason", reason)
          .message("not simplified: " + reason).emit();
    }
  }
}
