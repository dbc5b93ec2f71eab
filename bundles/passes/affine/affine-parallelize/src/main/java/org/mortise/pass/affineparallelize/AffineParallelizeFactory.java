// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineparallelize;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.LoopParallelization;
import org.mortise.dialect.affine.LoopParallelization.Reduction;
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

/** The pass {@code affine-parallelize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineParallelizeFactory implements PassFactory {
  private static final long UNLIMITED = 0xFFFF_FFFFL;
  private static final PassOption<Long> MAX_NESTED = PassOption.unsigned("max-nested", UNLIMITED,
      "Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).");
  private static final PassOption<Boolean> REDUCTIONS = PassOption.flag("parallel-reductions", false,
      "Whether to parallelize reduction loops. Defaults to false.");

  private static final PassSpec SPEC =
      PassSpec.of("affine-parallelize", "Convert affine.for ops into 1-D affine.parallel")
          .withTitle("AffineParallelize")
          .withDescription("""
              Replaces `affine.for` by `affine.parallel` if no iteration writes an element that another one reads or
              writes. Memory that different values denote is taken to be different unless one is a view of the other. A
              reduction combines its values in another order. Quadratic in the accesses of a loop, besides what linear
              constraints cost.""")
          .onOperation("func.func")
          .withOptions(MAX_NESTED, REDUCTIONS)
          .withDialects("affine", "arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean withReductions = options.get(REDUCTIONS);
    long maxNested = options.get(MAX_NESTED);
    return (function, run) -> {
      List<Parallel> loops = new ArrayList<>();
      function.walkPreOrder(op -> {
        ForOp loop = ForOp.of(op);
        String reason = loop == null ? null : add(loop, withReductions, loops);
        if (reason != null) {
          run.remark(Remark.Kind.MISSED, "NotParallelized", op).with("Reason", reason)
              .message("not parallelized: " + reason).emit();
        }
      });
      loops.forEach(loop -> parallelize(loop, maxNested, run));
    };
  }

  private record Parallel(ForOp loop, List<Reduction> reductions) {}

  /** Adds a loop if it can be parallel. Returns the reason if it cannot, otherwise null. */
  private static String add(ForOp loop, boolean withReductions, List<Parallel> loops) {
    if (!loop.inits().isEmpty() && !withReductions) {
      return "it carries values";
    }
    List<Reduction> reductions = LoopParallelization.reductionsOf(loop);
    if (reductions == null) {
      return "it carries a value that is no reduction";
    }
    String reason = Independence.problemOf(loop);
    if (reason == null) {
      loops.add(new Parallel(loop, reductions));
    }
    return reason;
  }

  private static void parallelize(Parallel parallel, long maxNested, PassRun run) {
    Operation op = parallel.loop.operation();
    long parents = 0;
    for (Operation parent = op.parentOp(); parent != null; parent = parent.parentOp()) {
      parents += ParallelOp.of(parent) != null ? 1 : 0;
    }
    if (parents >= maxNested) {
      String reason = "it is in " + parents + " parallel loops, the limit of max-nested";
      run.remark(Remark.Kind.MISSED, "NotParallelized", op).with("Reason", reason)
          .message("not parallelized: " + reason).emit();
      return;
    }
    RemarkBuilder done = run.remark(Remark.Kind.PASSED, "Parallelized", op)
        .message("parallel now: its iterations are independent");
    LoopParallelization.parallelize(parallel.loop, parallel.reductions);
    done.emit();
  }
}
