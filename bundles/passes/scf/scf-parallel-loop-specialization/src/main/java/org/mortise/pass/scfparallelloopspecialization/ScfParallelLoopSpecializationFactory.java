// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelloopspecialization;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.loops.LoopSpecialization;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-parallel-loop-specialization}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfParallelLoopSpecializationFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-parallel-loop-specialization", "Specialize parallel loops for vectorization")
          .withTitle("SCFParallelLoopSpecialization")
          .withDescription("""
              Copies `scf.parallel` loops whose upper bounds are results of `affine.min` with constant results: one
              copy has the constants for the bounds and is executed if the bounds are equal to them. Costs the size
              of the body times the number of loops around it.""")
          .withDialects("affine", "arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> op.walk(inner -> {
      ParallelOp loop = ParallelOp.of(inner);
      if (loop != null) {
        specialize(inner, loop.upperBound(), run);
      }
    });
  }

  private static void specialize(Operation loop, List<? extends Value> bounds, PassRun run) {
    List<Long> constants = LoopSpecialization.constantsOf(bounds);
    if (constants != null) {
      run.remark(Remark.Kind.PASSED, "Specialized", loop).with("Bounds", constants)
          .message("copied for the case that it ends at constants").emit();
      LoopSpecialization.specialize(loop, bounds, constants);
    } else if (run.remarksWanted() && !LoopSpecialization.areConstant(bounds)) {
      run.remark(Remark.Kind.MISSED, "NotSpecialized", loop).with("Reason", LoopSpecialization.NO_CONSTANT)
          .message("not specialized: " + LoopSpecialization.NO_CONSTANT).emit();
    }
  }
}
