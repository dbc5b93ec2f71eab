// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldmemrefaliasops;

import com.google.auto.service.AutoService;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code fold-memref-alias-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FoldMemRefAliasOpsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("fold-memref-alias-ops", "Fold memref alias ops into consumer load/store ops")
          .withTitle("FoldMemRefAliasOps")
          .withDescription("""
              Replaces accesses of a `memref.subview`, `memref.expand_shape` or `memref.collapse_shape` by accesses of
              its source at computed indices, and a subview of a subview by one of its source. A vector transfer is
              replaced only if it is in bounds and the strides of the subview are 1. Linear in the operations, the
              length of chains of views, and the dimensions.""")
          .withDialects("affine", "arith", "memref", "vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet();
    for (Access access : Access.ALL) {
      patterns.add(RewritePattern.of(access.name(), "FoldViewIntoAccess",
          (op, rewriter) -> ViewFolding.foldIntoAccess(op, access, rewriter)));
    }
    patterns.add(SubViewOp.pattern("SubViewOfSubViewFolder",
        (op, rewriter) -> ViewFolding.foldSubViewOfSubView(op, rewriter)));
    FrozenPatternSet all = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? all : FrozenPatternSet.of(
          PatternRemarks.reporting(patterns, run, (user, pattern, r) -> ViewRemarks.folded(user, r)));
      if (!GreedyRewriter.apply(op, used, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
      if (run.remarksWanted()) {
        op.walk(user -> ViewRemarks.reportKept(user, run));
      }
    };
  }
}
