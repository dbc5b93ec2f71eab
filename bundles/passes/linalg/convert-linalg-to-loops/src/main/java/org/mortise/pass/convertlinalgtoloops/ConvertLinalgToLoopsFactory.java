// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertlinalgtoloops;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code convert-linalg-to-loops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertLinalgToLoopsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("convert-linalg-to-loops", "Lower the operations from the linalg dialect into loops")
          .withTitle("ConvertLinalgToLoopsPass")
          .withDescription("""
              Replaces structured operations on memrefs by nests of `scf.for`, in the order of their loops. Operations
              on tensors stay as they are. Linear in the operations and their operands.""")
          .withDialects("linalg", "scf", "affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LoopLowering.pass(LoopLowering.Loops.SEQUENTIAL);
  }
}
