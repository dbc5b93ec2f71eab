// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.twice;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/** A dialect that defines an operation twice. */
@Component(service = Dialect.class)
public final class TwiceDialect extends Dialect {
  @Override
  public String namespace() {
    return "twice";
  }

  @Override
  public List<String> operationNames() {
    return List.of("twice.a", "twice.b", "twice.a");
  }

  @Override
  public OpDefinition operation(String name) {
    return null;
  }
}
