// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooprangefolding;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-for-loop-range-folding}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForLoopRangeFoldingFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-for-loop-range-folding", "Fold add/mul ops into loop range")
          .withTitle("ForLoopRangeFolding")
          .withDescription("""
              Moves additions and multiplications of the induction variable of `scf.for` to the bounds and the step,
              if they are its only use and the other operand does not change in the loop. The factor of a
              multiplication must be a positive constant, because the step must remain positive; mlir-opt 19.1 also
              accepts others, and does not multiply the lower bound. The new bounds must not overflow, which is not
              checked. Linear in the operations.""")
          .withDialects("arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> RangeFolding.run(op, run);
  }
}
