// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineloopunroll;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.LoopNormalization;
import org.mortise.dialect.affine.LoopUnrolling;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
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
        unrollShort(op, plan);
      } else {
        unrollInnermost(op, plan);
      }
    };
  }

  private record Plan(
      long factor, boolean upTo, boolean full, long repetitions, long threshold, boolean unrollsRest) {}

  /** Unrolls all loops with few iterations, inner loops first. */
  private static void unrollShort(Operation root, Plan plan) {
    List<ForOp> loops = new ArrayList<>();
    root.walk(op -> {
      ForOp loop = ForOp.of(op);
      Long count = loop == null ? null : LoopNormalization.constantTripCount(loop);
      if (count != null && count <= plan.threshold) {
        loops.add(loop);
      }
    });
    loops.forEach(loop -> LoopUnrolling.unrollFull(loop));
  }

  private static void unrollInnermost(Operation root, Plan plan) {
    for (long i = 0; i < plan.repetitions; i++) {
      boolean unrolled = false;
      for (ForOp loop : innermost(root)) {
        unrolled |= unroll(loop, plan);
      }
      if (!unrolled) {
        return;
      }
    }
  }

  private static boolean unroll(ForOp loop, Plan plan) {
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
