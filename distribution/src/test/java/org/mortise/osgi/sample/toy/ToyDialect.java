// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.toy;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/** A dialect with one operation. */
@Component(service = Dialect.class)
public final class ToyDialect extends Dialect {
  @Override
  public String namespace() {
    return "toy";
  }

  @Override
  public List<String> operationNames() {
    return List.of(OneOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return name.equals(OneOp.NAME) ? OneOp.DEFINITION : null;
  }
}
