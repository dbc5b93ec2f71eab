// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.rival;

import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** A factory whose methods fail. */
@Component(service = PassFactory.class)
public final class BrokenFactory implements PassFactory {
  @Override
  public PassSpec spec() {
    throw new IllegalStateException("broken on purpose");
  }

  @Override
  public Pass create(PassOptions options) {
    throw new IllegalStateException("broken on purpose");
  }
}
