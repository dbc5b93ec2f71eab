// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.toyupdate;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.osgi.service.component.annotations.Component;

/** The next version of the toy dialect, with one more operation and no pass. */
@Component(service = Dialect.class)
public final class ToyDialect extends Dialect {
  @Override
  public String namespace() {
    return "toy";
  }

  @Override
  public List<String> operationNames() {
    return List.of("toy.one", "toy.two");
  }

  @Override
  public OpDefinition operation(String name) {
    if (!operationNames().contains(name)) {
      return null;
    }
    return OpDefinition.named(name)
        .operand("input", TypeConstraints.ANY)
        .format("$input attr-dict `:` type($input)")
        .build();
  }
}
