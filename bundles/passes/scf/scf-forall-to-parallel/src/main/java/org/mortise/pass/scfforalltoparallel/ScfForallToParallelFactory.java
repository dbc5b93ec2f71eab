// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforalltoparallel;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.loops.ForallLowering;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-forall-to-parallel}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForallToParallelFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-forall-to-parallel", "Convert SCF forall loops to SCF parallel loops")
          .withTitle("SCFForallToParallelLoop")
          .withDescription("""
              Replaces each `scf.forall` by `scf.parallel`. Linear in the operations.""")
          .withPreconditions(Precondition.ofEach("The loops have no results.", op -> !hasResults(ForallOp.of(op)),
              op -> op.opError("only fully bufferized scf.forall ops can be lowered to scf.parallel")))
          .withDialects("arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> op.walk(inner -> {
      ForallOp loop = ForallOp.of(inner);
      if (loop != null) {
        ForallLowering.toParallel(loop, new PatternRewriter(op.context()));
      }
    });
  }

  private static boolean hasResults(@Nullable ForallOp loop) {
    return loop != null && !loop.outputs().isEmpty();
  }
}
