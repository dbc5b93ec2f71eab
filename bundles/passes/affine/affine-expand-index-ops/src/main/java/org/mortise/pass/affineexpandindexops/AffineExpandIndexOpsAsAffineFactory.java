// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineexpandindexops;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.affine.LinearizeIndexOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpView;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-expand-index-ops-as-affine}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineExpandIndexOpsAsAffineFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("affine-expand-index-ops-as-affine",
          "Lower affine operations operating on indices into affine.apply operations")
          .withTitle("AffineExpandIndexOpsAsAffine")
          .withDescription("""
              Replaces `affine.delinearize_index` and `affine.linearize_index` by applications of affine maps,
              and folds operations. Linear in the operations and the square of the number of indices of each.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(DelinearizeIndexOp.pattern("LowerDelinearizeIndexOps", AffineExpandIndexOpsAsAffineFactory::delinearize))
        .add(LinearizeIndexOp.pattern("LowerLinearizeIndexOps", AffineExpandIndexOpsAsAffineFactory::linearize)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean delinearize(DelinearizeIndexOp index, PatternRewriter rewriter) {
    List<Value> values = new ArrayList<>();
    for (OpFoldResult result : AffineApplies.expand(rewriter, index)) {
      values.add(valueOf(result, index, rewriter));
    }
    rewriter.replaceOp(index, values);
    return true;
  }

  private static boolean linearize(LinearizeIndexOp index, PatternRewriter rewriter) {
    rewriter.replaceOp(index, valueOf(AffineApplies.expand(rewriter, index), index, rewriter));
    return true;
  }

  private static Value valueOf(OpFoldResult number, OpView op, PatternRewriter rewriter) {
    return number.value() != null ? number.value()
        : ConstantOp.createIndex(rewriter, op.location(), number.constant().longValue());
  }
}
