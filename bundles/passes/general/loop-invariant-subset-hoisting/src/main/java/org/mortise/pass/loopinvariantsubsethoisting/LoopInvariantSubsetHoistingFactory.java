// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantsubsethoisting;

import com.google.auto.service.AutoService;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code loop-invariant-subset-hoisting}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LoopInvariantSubsetHoistingFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("loop-invariant-subset-hoisting", "Hoist loop invariant subset ops outside of the loop")
          .withTitle("LoopInvariantSubsetHoisting")
          .withDescription("""
              Moves an extraction of a part of a tensor before an `scf.for`, and the insertion of the same part after
              it, if the loop carries the tensor, accesses it only by parts, and each other part is disjoint from this
              one. The loop then carries the part, too. The part must be inside of the tensor, also if the loop has no
              iteration; that is not checked. Costs the square of the number of accesses to a tensor.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> op.walk(inner -> {
      ForOp loop = ForOp.of(inner);
      if (loop != null) {
        SubsetHoisting.hoist(loop, run);
      }
    });
  }
}
