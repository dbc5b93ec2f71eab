// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantcodemotion;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code loop-invariant-code-motion}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LoopInvariantCodeMotionFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("loop-invariant-code-motion", "Hoist loop invariant instructions outside of the loop")
      .withTitle("LoopInvariantCodeMotion")
      .withDescription("""
          Moves operations out of the loop that directly contains them, innermost loops first, if all values that they
          use are defined outside the loop, and they are speculatable and have no memory effects. Terminators are
          kept. Linear in operations and uses, times the number of loops that an operation leaves.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LoopInvariantCodeMotionFactory::run;
  }

  private static void run(Operation op, PassRun run) {
    long hoisted = new LoopInvariants(run, HoistableReads.NONE).hoist(op);
    if (hoisted == 0) {
      run.markAllAnalysesPreserved();
    }
  }
}
