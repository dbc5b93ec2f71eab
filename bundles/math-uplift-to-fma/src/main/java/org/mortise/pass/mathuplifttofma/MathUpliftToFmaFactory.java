// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathuplifttofma;

import com.google.auto.service.AutoService;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.arith.MulFOp;
import org.mortise.dialect.math.FmaOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code math-uplift-to-fma}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MathUpliftToFmaFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("math-uplift-to-fma", "Uplift arith ops to math.fma.")
      .withTitle("MathUpliftToFMA")
      .withDescription("""
          Replaces an addition of a product by `math.fma` if the flags of both operations permit that, and folds
          operations. Linear in the operations.""")
      .withDialects("math");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(RewritePattern.of(AddFOp.NAME, "UpliftFma", MathUpliftToFmaFactory::join)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean join(Operation op, PatternRewriter rewriter) {
    AddFOp sum = AddFOp.of(op);
    MulFOp left = MulFOp.of(sum.lhs().definingOp());
    MulFOp product = left != null ? left : MulFOp.of(sum.rhs().definingOp());
    if (product == null) {
      return false;
    }
    int flags = sum.fastmathAttr().bits() & product.fastmathAttr().bits();
    if ((flags & FastMathFlagsAttr.CONTRACT) == 0) {
      return false;
    }
    Value addend = left != null ? sum.rhs() : sum.lhs();
    rewriter.setInsertionPoint(op);
    FmaOp joined = FmaOp.create(rewriter, op.location(), product.lhs(), product.rhs(), addend);
    joined.operation().setAttr("fastmath", FastMathFlagsAttr.of(op.context(), flags));
    rewriter.replaceOp(op, joined.operation());
    return true;
  }
}
