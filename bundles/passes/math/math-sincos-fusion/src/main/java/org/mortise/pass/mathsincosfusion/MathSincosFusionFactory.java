// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathsincosfusion;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.math.CosOp;
import org.mortise.dialect.math.SinOp;
import org.mortise.dialect.math.SincosOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code math-sincos-fusion}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MathSincosFusionFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("math-sincos-fusion", "Fuse sin and cos operations.")
      .withTitle("MathSincosFusionPass")
      .withDescription("""
          Replaces a sine and a cosine of the same number by `math.sincos`, at the place of the first of them, if they
          are in the same block and have the same fast-math flags. Folds operations. Costs, for each sine, the uses of
          its operand.""")
      .withDialects("math");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet().add(SinOp.pattern("SincosFusion", MathSincosFusionFactory::fuse));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? frozen : FrozenPatternSet.of(
          PatternRemarks.reporting(patterns, run, MathSincosFusionFactory::fused));
      if (!GreedyRewriter.apply(op, used, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static @Nullable RemarkBuilder fused(Operation op, RewritePattern pattern, PassRun run) {
    CosOp cosine = cosineOf(SinOp.of(op));
    return cosine == null ? null : run.remark(Remark.Kind.PASSED, "Fused", op)
        .message("fused with the cosine to 'math.sincos'").note(cosine.location(), "the cosine");
  }

  /** Returns the cosine with which the sine can be fused: the oldest use of the operand that is one, or null. */
  private static @Nullable CosOp cosineOf(SinOp sine) {
    CosOp found = null;
    for (OpOperand use : sine.operand().uses()) {
      CosOp cosine = CosOp.of(use.owner());
      if (cosine != null && cosine.block() == sine.block()
          && cosine.fastmathAttr() == sine.fastmathAttr()) {
        found = cosine;
      }
    }
    return found;
  }

  private static boolean fuse(SinOp sine, PatternRewriter rewriter) {
    CosOp cosine = cosineOf(sine);
    if (cosine == null) {
      return false;
    }
    Operation first =
        sine.operation().isBeforeInBlock(cosine.operation()) ? sine.operation() : cosine.operation();
    rewriter.setInsertionPoint(first);
    Value angle = sine.operand();
    SincosOp both = SincosOp.create(rewriter, first.location(), angle.type(), angle.type(), angle);
    both.setFastmathAttr(sine.fastmathAttr());
    rewriter.replaceOp(sine, both.sin());
    rewriter.replaceOp(cosine, both.cos());
    return true;
  }
}
