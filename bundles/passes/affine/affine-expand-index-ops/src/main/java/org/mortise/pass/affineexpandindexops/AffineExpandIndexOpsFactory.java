// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineexpandindexops;

import com.google.auto.service.AutoService;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.affine.IndexExpansion;
import org.mortise.dialect.affine.LinearizeIndexOp;
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

/** The pass {@code affine-expand-index-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineExpandIndexOpsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("affine-expand-index-ops",
          "Lower affine operations operating on indices into more fundamental operations")
          .withTitle("AffineExpandIndexOps")
          .withDescription("""
              Replaces `affine.delinearize_index` and `affine.linearize_index` by arithmetic, and folds operations.
              Linear in the operations and their indices.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(DelinearizeIndexOp.pattern("LowerDelinearizeIndexOps", AffineExpandIndexOpsFactory::delinearize))
        .add(LinearizeIndexOp.pattern("LowerLinearizeIndexOps", AffineExpandIndexOpsFactory::linearize)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean delinearize(DelinearizeIndexOp index, PatternRewriter rewriter) {
    rewriter.replaceOp(index, IndexExpansion.expand(index, rewriter));
    return true;
  }

  private static boolean linearize(LinearizeIndexOp index, PatternRewriter rewriter) {
    rewriter.replaceOp(index, IndexExpansion.expand(index, rewriter));
    return true;
  }
}
