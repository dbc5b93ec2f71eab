// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineloopnormalize;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.LoopNormalization;
import org.mortise.dialect.affine.ParallelOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.RemarkBuilder;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-loop-normalize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineLoopNormalizeFactory implements PassFactory {
  private static final String EXTREMUM = "a bound is a maximum or minimum";
  private static final PassOption<Boolean> PROMOTE_SINGLE_ITERATION =
      PassOption.flag("promote-single-iter", false, "Promote single iteration loops");

  private static final PassSpec SPEC =
      PassSpec.of("affine-loop-normalize", "Apply normalization transformations to affine loop-like ops")
          .withTitle("AffineLoopNormalize")
          .withDescription("""
              Makes `affine.for` and `affine.parallel` start at 0 with step 1, inner loops first. Loops whose lower
              bound is a maximum, and parallel ones with a maximum or minimum as bound, stay. Linear in the operations,
              besides the cost of composing maps.""")
          .onOperation("func.func")
          .withOptions(PROMOTE_SINGLE_ITERATION)
          .withDialects("affine", "arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean promote = options.get(PROMOTE_SINGLE_ITERATION);
    return (function, run) -> {
      List<Operation> loops = new ArrayList<>();
      function.walk(op -> {
        if (ForOp.of(op) != null || ParallelOp.of(op) != null) {
          loops.add(op);
        }
      });
      loops.forEach(loop -> normalize(loop, promote, run));
    };
  }

  private static void normalize(Operation loop, boolean promote, PassRun run) {
    RemarkBuilder normalized = run.remark(Remark.Kind.PASSED, "Normalized", loop)
        .message("starts at 0 with step 1 now");
    RemarkBuilder promoted = run.remark(Remark.Kind.PASSED, "Promoted", loop)
        .message("replaced by its body: it has one iteration");
    LoopNormalization.Outcome outcome = ForOp.of(loop) != null
        ? LoopNormalization.normalize(ForOp.of(loop), promote) : LoopNormalization.normalize(ParallelOp.of(loop));
    switch (outcome) {
      case NORMALIZED -> normalized.emit();
      case PROMOTED -> promoted.emit();
      case EXTREMUM -> run.remark(Remark.Kind.MISSED, "NotNormalized", loop).with("Reason", EXTREMUM)
          .message("not normalized: " + EXTREMUM).emit();
      case UNCHANGED -> { }
    }
  }
}
