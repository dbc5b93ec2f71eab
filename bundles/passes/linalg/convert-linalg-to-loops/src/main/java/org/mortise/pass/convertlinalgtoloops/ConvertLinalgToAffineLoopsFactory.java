// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertlinalgtoloops;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code convert-linalg-to-affine-loops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertLinalgToAffineLoopsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("convert-linalg-to-affine-loops", "Lower the operations from the linalg dialect into affine loops")
          .withTitle("ConvertLinalgToAffineLoopsPass")
          .withDescription("""
              Replaces structured operations on memrefs by nests of `affine.for`, in the order of their loops, with
              affine accesses. Operations on tensors stay as they are. Linear in the operations and their operands.""")
          .withDialects("linalg", "affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LoopLowering.pass(LoopLowering.Loops.AFFINE);
  }
}
