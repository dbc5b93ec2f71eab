// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathuplifttofma;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.arith.MulFOp;
import org.mortise.dialect.math.FmaOp;
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

/** The pass {@code math-uplift-to-fma}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MathUpliftToFmaFactory implements PassFactory {
  private static final String PRODUCT = "the product";
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
    PatternSet patterns = new PatternSet()
        .add(AddFOp.pattern("UpliftFma", MathUpliftToFmaFactory::join));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? frozen : FrozenPatternSet.of(
          PatternRemarks.reporting(patterns, run, MathUpliftToFmaFactory::joined));
      if (!GreedyRewriter.apply(op, used, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
      if (run.remarksWanted()) {
        op.walk(inner -> reportKept(inner, run));
      }
    };
  }

  private static @Nullable RemarkBuilder joined(Operation op, RewritePattern pattern, PassRun run) {
    MulFOp product = productIn(AddFOp.of(op));
    return product == null ? null : run.remark(Remark.Kind.PASSED, "Joined", op)
        .message("joined with the product to 'math.fma'").note(product.location(), PRODUCT);
  }

  /** Reports a sum of a product that was not joined: only the flags prevent that. */
  private static void reportKept(Operation op, PassRun run) {
    AddFOp sum = AddFOp.of(op);
    MulFOp product = sum == null ? null : productIn(sum);
    if (product != null) {
      boolean inSum = (sum.fastmathAttr().bits() & FastMathFlagsAttr.CONTRACT) != 0;
      String reason = (inSum ? "the product" : "the sum") + " has no flag 'contract'";
      run.remark(Remark.Kind.MISSED, "NotJoined", op).with("Reason", reason)
          .message("not joined with the product to 'math.fma': " + reason)
          .note(product.location(), PRODUCT).emit();
    }
  }

  private static @Nullable MulFOp productIn(AddFOp sum) {
    MulFOp left = MulFOp.of(sum.lhs().definingOp());
    return left != null ? left : MulFOp.of(sum.rhs().definingOp());
  }

  private static boolean join(AddFOp sum, PatternRewriter rewriter) {
    MulFOp product = productIn(sum);
    if (product == null) {
      return false;
    }
    int flags = sum.fastmathAttr().bits() & product.fastmathAttr().bits();
    if ((flags & FastMathFlagsAttr.CONTRACT) == 0) {
      return false;
    }
    Value addend = product.operation() == sum.lhs().definingOp() ? sum.rhs() : sum.lhs();
    rewriter.setInsertionPoint(sum);
    FmaOp joined = FmaOp.build(rewriter, sum.location(), product.lhs(), product.rhs(), addend);
    joined.operation().setAttr("fastmath", FastMathFlagsAttr.of(sum.context(), flags));
    rewriter.replaceOp(sum, joined);
    return true;
  }
}
