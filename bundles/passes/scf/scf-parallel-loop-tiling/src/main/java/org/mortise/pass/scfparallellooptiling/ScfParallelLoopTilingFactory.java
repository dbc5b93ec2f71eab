// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallellooptiling;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.loops.InnermostLoops;
import org.mortise.dialect.scf.loops.ParallelTiling;
import org.mortise.dialect.scf.loops.ParallelTiling.InboundCheck;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-parallel-loop-tiling}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfParallelLoopTilingFactory implements PassFactory {
  private static final PassOption<List<Long>> TILE_SIZES =
      PassOption.integers("parallel-loop-tile-sizes", "Factors to tile parallel loops by");
  private static final PassOption<Boolean> NO_MIN_MAX_BOUNDS = PassOption.flag("no-min-max-bounds", false,
      "Perform tiling with fixed upper bound with inbound check inside the internal loops");
  private static final PassOption<Boolean> EXACT_INBOUND_CHECK = PassOption.flag("exact-inbound-check", true,
      "Compare the induction variable with the bound; false for the check of mlir-opt 19.1, which loses iterations");
  private static final PassSpec SPEC =
      PassSpec.of("scf-parallel-loop-tiling", "Tile parallel loops")
          .withTitle("SCFParallelLoopTiling")
          .withDescription("""
              Replaces each innermost `scf.parallel` without reductions by a loop over tiles and a loop in each
              tile. The bound of the inner loop is computed by `affine.min` where the tile size does not divide the
              number of iterations, or, with `no-min-max-bounds`, the body is executed on a condition.

              mlir-opt 19.1 multiplies the inner induction variable by the step in that condition and compares unsigned
              numbers, so that iterations are lost if the step is not 1 or a bound is negative. With
              `exact-inbound-check=false` the condition is the same, with a warning where the step is not known to be 1.
              Linear in the operations.""")
          .withDialects("affine", "arith")
          .withOptions(TILE_SIZES, NO_MIN_MAX_BOUNDS, EXACT_INBOUND_CHECK);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<Long> sizes = options.get(TILE_SIZES);
    InboundCheck check = !options.get(NO_MIN_MAX_BOUNDS) ? InboundCheck.NONE
        : options.get(EXACT_INBOUND_CHECK) ? InboundCheck.EXACT : InboundCheck.TIMES_STEP;
    return (op, run) -> {
      if (sizes.contains(0L)) {
        run.emit(Diagnostic.error(UnknownLoc.of(op.context()), "tile size cannot be 0"));
        run.signalFailure();
        return;
      }
      List<ParallelOp> innermost = InnermostLoops.of(op);
      if (run.remarksWanted()) {
        report(op, innermost, sizes, run);
      }
      for (ParallelOp loop : innermost) {
        if (loop.results().isEmpty()) {
          if (check == InboundCheck.TIMES_STEP && !loop.step().stream().allMatch(ScfParallelLoopTilingFactory::isOne)) {
            run.emit(new Diagnostic(Severity.WARNING, loop.location(),
                "iterations can be lost: the inbound check multiplies by a step that is not 1"));
          }
          ParallelTiling.tile(loop, sizes, check);
        }
      }
    };
  }

  private static boolean isOne(Value step) {
    IntegerAttr constant = Constants.integerOf(step);
    return constant != null && constant.longValue() == 1;
  }

  private static void report(Operation root, List<ParallelOp> innermost, List<Long> sizes, PassRun run) {
    Set<Operation> candidates = new HashSet<>();
    innermost.forEach(loop -> candidates.add(loop.operation()));
    root.walk(op -> {
      ParallelOp loop = ParallelOp.of(op);
      if (loop == null) {
        return;
      }
      boolean isCandidate = candidates.contains(op);
      if (isCandidate && loop.results().isEmpty()) {
        StringJoiner used = new StringJoiner("x");
        for (int i = 0; i < loop.step().size(); i++) {
          used.add(String.valueOf(i < sizes.size() ? sizes.get(i) : 1));
        }
        run.remark(Remark.Kind.PASSED, "Tiled", op).with("Sizes", used)
            .message("divided into tiles of " + used + " iterations").emit();
      } else {
        String reason = isCandidate ? "it has reductions" : "it contains a parallel loop";
        run.remark(Remark.Kind.MISSED, "NotTiled", op).with("Reason", reason).message("not tiled: " + reason).emit();
      }
    });
  }
}
