// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertlinalgtoloops;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code convert-linalg-to-parallel-loops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertLinalgToParallelLoopsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("convert-linalg-to-parallel-loops",
          "Lower the operations from the linalg dialect into parallel loops")
          .withTitle("ConvertLinalgToParallelLoopsPass")
          .withDescription("""
              Replaces structured operations on memrefs by loops: adjacent parallel loops become one `scf.parallel`, the
              others `scf.for`. Operations on tensors stay as they are. Linear in the operations and their operands.""")
          .withDialects("linalg", "scf", "affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LoopLowering.pass(LoopLowering.Loops.PARALLEL);
  }
}
