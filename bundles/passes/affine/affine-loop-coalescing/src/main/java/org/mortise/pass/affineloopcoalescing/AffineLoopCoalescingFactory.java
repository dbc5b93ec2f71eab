// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineloopcoalescing;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-loop-coalescing}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineLoopCoalescingFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("affine-loop-coalescing", "Coalesce nested loops with independent bounds into a single loop")
          .withTitle("LoopCoalescing")
          .withDescription("""
              Makes one loop of perfectly nested `affine.for` loops that start at 0 with step 1, and of perfectly nested
              `scf.for` loops, where the bounds are known before the outermost of them. The product of the numbers of
              iterations must fit the type of the bounds; where several of them may be negative, all but one become 0
              then. Linear in the operations.""")
          .onOperation("func.func")
          .withDialects("affine", "arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      LoopNests.AFFINE.coalesceAll(function, run);
      LoopNests.SCF.coalesceAll(function, run);
    };
  }
}
