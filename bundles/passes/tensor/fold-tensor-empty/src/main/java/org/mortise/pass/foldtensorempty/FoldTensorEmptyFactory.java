// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldtensorempty;

import com.google.auto.service.AutoService;
import org.mortise.dialect.linalg.EmptyPackFolding;
import org.mortise.dialect.linalg.PackOp;
import org.mortise.dialect.linalg.UnPackOp;
import org.mortise.dialect.tensor.EmptyFolding;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code fold-tensor-empty}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FoldTensorEmptyFactory implements PassFactory {
  private static final PassOption<Boolean> SINGLE_USE_ONLY = PassOption.flag(
      "fold-single-use-only", false, "Fold reshapes and slices only if the empty tensor has no other use.");
  private static final PassSpec SPEC =
      PassSpec.of("fold-tensor-empty", "Fold reshapes, slices, packing and concatenation of tensor.empty")
          .withTitle("FoldTensorEmpty")
          .withDescription("""
              Replaces reshapes, slices and concatenations of `tensor.empty` by a `tensor.empty` of their shape, and
              `linalg.pack` without padding and `linalg.unpack` of one by their destinations. The same as the operation
              `transform.apply_patterns.tensor.fold_tensor_empty` of MLIR's transform dialect.""")
          .withDialects("affine", "arith", "linalg", "tensor")
          .withOptions(SINGLE_USE_ONLY);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet();
    boolean singleUseOnly = options.get(SINGLE_USE_ONLY);
    EmptyFolding.addTo(patterns, singleUseOnly);
    EmptyPackFolding.addTo(patterns);
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? frozen : FrozenPatternSet.of(
          PatternRemarks.reporting(patterns, run, (user, pattern, r) -> folded(user, r)));
      if (!GreedyRewriter.apply(op, used, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
      if (run.remarksWanted()) {
        op.walk(user -> reportKept(user, singleUseOnly, run));
      }
    };
  }

  private static RemarkBuilder folded(Operation op, PassRun run) {
    boolean hasDestination = PackOp.of(op) != null || UnPackOp.of(op) != null;
    return run.remark(Remark.Kind.PASSED, "Folded", op).with("Operation", op.name()).message(
        hasDestination ? "replaced by its destination: its source has no values"
            : "replaced by an empty tensor of its shape");
  }

  private static void reportKept(Operation op, boolean singleUseOnly, PassRun run) {
    String kept = EmptyFolding.obstacle(op, singleUseOnly);
    String reason = kept != null ? kept : EmptyPackFolding.obstacle(op);
    if (reason != null) {
      run.remark(Remark.Kind.MISSED, "NotFolded", op).with("Operation", op.name()).with("Reason", reason)
          .message("not folded with the empty tensor: " + reason).emit();
    }
  }
}
