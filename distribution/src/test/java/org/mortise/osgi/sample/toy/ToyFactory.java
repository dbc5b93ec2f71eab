// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.toy;

import org.mortise.ir.Walk;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code toy-mark}: sets an attribute on every {@code toy.one}. */
@Component(service = PassFactory.class)
public final class ToyFactory implements PassFactory {
  @Override
  public PassSpec spec() {
    return PassSpec.of("toy-mark", "Mark toys");
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> Walk.preOrder(op, new Marker()::mark);
  }
}
