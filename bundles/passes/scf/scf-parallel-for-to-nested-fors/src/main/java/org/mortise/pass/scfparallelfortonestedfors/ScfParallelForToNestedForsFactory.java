// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelfortonestedfors;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.loops.ParallelLowering;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-parallel-for-to-nested-fors}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfParallelForToNestedForsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-parallel-for-to-nested-fors", "Convert SCF parallel for loops to nested SCF for loops")
          .withTitle("SCFParallelForToNestedFors")
          .withDescription("""
              Replaces each `scf.parallel` without reductions by a nest of `scf.for`, one for each dimension. A loop
              with reductions is kept. Linear in the operations.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      List<ParallelOp> loops = new ArrayList<>();
      op.walk(inner -> {
        ParallelOp loop = ParallelOp.of(inner);
        if (loop != null && loop.results().isEmpty()) {
          loops.add(loop);
        } else if (loop != null && run.remarksWanted()) {
          run.remark(Remark.Kind.MISSED, "NotConverted", inner).with("Reason", "it has reductions")
              .message("not converted: it has reductions").emit();
        }
      });
      PatternRewriter rewriter = new PatternRewriter(op.context());
      loops.forEach(loop -> ParallelLowering.toNest(loop, rewriter));
      if (loops.isEmpty()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
