// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.rival;

import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** A pass with a name that another bundle has. */
@Component(service = PassFactory.class)
public final class RivalFactory implements PassFactory {
  @Override
  public PassSpec spec() {
    return PassSpec.of("toy-mark", "Something else");
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> run.markAllAnalysesPreserved();
  }
}
