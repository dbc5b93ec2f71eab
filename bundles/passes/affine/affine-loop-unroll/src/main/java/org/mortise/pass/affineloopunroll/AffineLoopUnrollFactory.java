// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineloopunroll;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.LoopNormalization;
import org.mortise.dialect.affine.LoopUnrolling;
import org.mortise.dialect.affine.LoopUnrolling.Outcome;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.RemarkBuilder;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-loop-unroll}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineLoopUnrollFactory implements PassFactory {
  private static final long NOT_GIVEN = -1;
  private static final PassOption<Long> FACTOR =
      PassOption.unsigned("unroll-factor", 4, "Use this unroll factor for all loops being unrolled");
  private static final PassOption<Boolean> UP_TO =
      PassOption.flag("unroll-up-to-factor", false, "Allow unrolling up to the factor specified");
  private static final PassOption<Boolean> FULL = PassOption.flag("unroll-full", false, "Fully unroll loops");
  private static final PassOption<Long> REPETITIONS =
      PassOption.unsigned("unroll-num-reps", 1, "Unroll innermost loops repeatedly this many times");
  private static final PassOption<Long> FULL_THRESHOLD = PassOption.integer("unroll-full-threshold", NOT_GIVEN,
      "Unroll all loops with trip count less than or equal to this; -1 for no such limit");
  private static final PassOption<Boolean> CLEANUP =
      PassOption.flag("cleanup-unroll", false, "Fully unroll the cleanup loop when possible.");
  private static final PassSpec SPEC =
      PassSpec.of("affine-loop-unroll", "Unroll affine loops")
          .withTitle("AffineLoopUnroll")
          .withDescription("""
              Executes several iterations of innermost `affine.for` loops in one iteration. Iterations that are left
              over are in a second loop. Costs the size of the body times the factor.""")
          .onOperation("func.func")
          .withDialects("affine")
          .withOptions(FACTOR, UP_TO, FULL, REPETITIONS, FULL_THRESHOLD, CLEANUP);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    Plan plan = new Plan(options.get(FACTOR), options.get(UP_TO), options.get(FULL), options.get(REPETITIONS),
        options.get(FULL_THRESHOLD), options.get(CLEANUP));
    return (op, run) -> {
      if (plan.factor < 1) {
        run.emit(Diagnostic.error(UnknownLoc.of(op.context()), "unroll factor must be at least 1"));
        run.signalFailure();
      } else if (plan.full && plan.threshold != NOT_GIVEN) {
        unrollShort(op, plan, run);
      } else {
        unrollInnermost(op, plan, run);
      }
    };
  }

  private record Plan(
      long factor, boolean upTo, boolean full, long repetitions, long threshold, boolean unrollsRest) {}

  /** Unrolls all loops with few iterations, inner loops first. */
  private static void unrollShort(Operation root, Plan plan, PassRun run) {
    List<ForOp> loops = new ArrayList<>();
    root.walk(op -> {
      ForOp loop = ForOp.of(op);
      if (loop == null) {
        return;
      }
      Long count = LoopNormalization.constantTripCount(loop);
      if (count != null && count <= plan.threshold) {
        loops.add(loop);
      } else if (run.remarksWanted()) {
        kept(op, count == null ? "its number of iterations is not constant"
            : "its number of iterations, " + count + ", is above unroll-full-threshold=" + plan.threshold, run);
      }
    });
    loops.forEach(loop -> reported(loop, LoopUnrolling::unrollFull, run));
  }

  private static Outcome reported(ForOp loop, Function<ForOp, Outcome> unrolling, PassRun run) {
    if (!run.remarksWanted()) {
      return unrolling.apply(loop);
    }
    Operation op = loop.operation();
    Long count = LoopNormalization.constantTripCount(loop);
    RemarkBuilder unrolled = run.remark(Remark.Kind.PASSED, "Unrolled", op);
    Outcome outcome = unrolling.apply(loop);
    if (outcome.reason() != null) {
      kept(op, outcome.reason(), run);
    } else if (count != null && count == outcome.factor()) {
      unrolled.with("Factor", count)
          .message("unrolled completely: " + count + (count == 1 ? " iteration" : " iterations")).emit();
    } else {
      unrolled.with("Factor", outcome.factor()).message("unrolled by the factor " + outcome.factor()).emit();
    }
    return outcome;
  }

  private static void kept(Operation loop, String reason, PassRun run) {
    run.remark(Remark.Kind.MISSED, "NotUnrolled", loop).with("Reason", reason).message("not unrolled: " + reason)
        .emit();
  }

  private static void unrollInnermost(Operation root, Plan plan, PassRun run) {
    for (long i = 0; i < plan.repetitions; i++) {
      boolean unrolled = false;
      for (ForOp loop : innermost(root)) {
        unrolled |= reported(loop, each -> unroll(each, plan), run).succeeded();
      }
      if (!unrolled) {
        return;
      }
    }
  }

  private static Outcome unroll(ForOp loop, Plan plan) {
    if (plan.full) {
      return LoopUnrolling.unrollFull(loop);
    }
    return plan.upTo
        ? LoopUnrolling.unrollUpTo(loop, plan.factor)
        : LoopUnrolling.unroll(loop, plan.factor, plan.unrollsRest);
  }

  private static List<ForOp> innermost(Operation root) {
    List<ForOp> innermost = new ArrayList<>();
    List<Operation> last = new ArrayList<>();
    root.walk(op -> {
      if (ForOp.of(op) == null) {
        return;
      }
      if (last.isEmpty() || !op.isProperAncestor(last.get(0))) {
        innermost.add(ForOp.of(op));
      }
      last.clear();
      last.add(op);
    });
    return innermost;
  }
}
