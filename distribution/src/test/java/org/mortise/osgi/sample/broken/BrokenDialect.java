// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.broken;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/** A dialect that cannot be created. */
@Component(service = Dialect.class)
public final class BrokenDialect extends Dialect {
  public BrokenDialect() {
    throw new IllegalStateException("broken on purpose");
  }

  @Override
  public String namespace() {
    return "broken";
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
