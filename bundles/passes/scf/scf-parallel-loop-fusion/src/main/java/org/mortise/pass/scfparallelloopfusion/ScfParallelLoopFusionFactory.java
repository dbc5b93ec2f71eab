// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelloopfusion;

import com.google.auto.service.AutoService;
import org.mortise.analyses.alias.AliasAnalysis;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-parallel-loop-fusion}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfParallelLoopFusionFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-parallel-loop-fusion", "Fuse adjacent parallel loops")
          .withTitle("SCFParallelLoopFusion")
          .withDescription("""
              Fuses `scf.parallel` loops of a block with the same bounds and steps, if only operations without
              memory effects are between them, and a loop accesses elements that the other one writes only at the
              same indices. Loops that contain parallel loops are not fused.

              Differs from mlir-opt 19.1, which looks only at stores and loads of the `memref` dialect where one
              loop stores and the other one loads: here two stores to different indices, and other effects than
              loads, stores and allocations, prevent fusion. Costs the number of loads times the number of stores in
              two loops.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      LoopFusion fusion = new LoopFusion(run.get(AliasAnalysis.ANALYSIS), run);
      op.walk(inner -> {
        for (int i = 0; i < inner.regionCount(); i++) {
          fusion.fuseIn(inner.region(i));
        }
      });
    };
  }
}
