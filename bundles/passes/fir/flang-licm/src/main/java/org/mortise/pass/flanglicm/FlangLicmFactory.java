// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flanglicm;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pass.loopinvariantcodemotion.LoopInvariants;
import org.osgi.service.component.annotations.Component;

/** The pass {@code flang-licm}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FlangLicmFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("flang-licm", "Hoist invariants from loops")
      .withTitle("LoopInvariantCodeMotion")
      .withDescription("""
          Moves operations out of loops, as `loop-invariant-code-motion` does, and also loads of variables.

          1. The variable is a scalar, a derived type or a descriptor. It is an argument of the function that is not
             optional, a global or a local variable. Elements of arrays and memory on the heap may not be accessible
             where the loop is not entered.
          2. Nothing in the loop writes the variable, by the alias analysis of Fortran variables. Calls, frees and
             operations whose effects are unknown may write every variable.

          Each load is compared with the different variables that its loop writes.""")
      .onOperation("func.func");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      if (new LoopInvariants(run, new VariableLoads()).hoist(function) == 0) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
