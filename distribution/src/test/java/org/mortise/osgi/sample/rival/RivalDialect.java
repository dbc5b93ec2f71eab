// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.rival;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/** A dialect with a namespace that another bundle has. */
@Component(service = Dialect.class)
public final class RivalDialect extends Dialect {
  @Override
  public String namespace() {
    return "toy";
  }

  @Override
  public List<String> operationNames() {
    return List.of();
  }

  @Override
  public OpDefinition operation(String name) {
    return null;
  }
}
