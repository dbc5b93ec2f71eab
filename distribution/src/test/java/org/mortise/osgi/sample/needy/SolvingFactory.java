// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.needy;

import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** A pass whose component references a service that is missing. */
@Component(service = PassFactory.class)
public final class SolvingFactory implements PassFactory {
  @Activate
  public SolvingFactory(@Reference(name = "solver", target = "(kind=fast)") Solver solver) {}

  @Override
  public PassSpec spec() {
    return PassSpec.of("needy-solve", "Wait for a service");
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> run.markAllAnalysesPreserved();
  }
}
