// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooprangefolding;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-for-loop-range-folding}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForLoopRangeFoldingFactory implements PassFactory {
  private static final PassOption<Boolean> SCALE_LOWER_BOUND =
      PassOption.flag("scale-lower-bound", false, "Multiply the lower bound, too");
  private static final PassSpec SPEC =
      PassSpec.of("scf-for-loop-range-folding", "Fold add/mul ops into loop range")
          .withTitle("ForLoopRangeFolding")
          .withDescription("""
              Moves additions and multiplications of the induction variable of `scf.for` to the bounds and the step,
              if they are its only use and the other operand does not change in the loop.

              As in mlir-opt 19.1, a multiplication is not applied to the lower bound, so that loops that do not
              start from zero change their meaning; the option `scale-lower-bound` applies it. Linear in the
              operations.""")
          .withDialects("arith")
          .withOptions(SCALE_LOWER_BOUND);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean scaleLowerBound = options.get(SCALE_LOWER_BOUND);
    return (op, run) -> RangeFolding.run(op, scaleLowerBound);
  }
}
