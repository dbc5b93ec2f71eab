// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.parameters.DialectEnum;
import org.osgi.service.component.annotations.Component;

/** Programs with OpenMP: parallel regions, loops, tasks, atomic operations and devices. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "omp", constants = OmpConstraints.class)
public final class OmpDialect extends OmpDialectBase {
  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }

  @Override
  public List<DialectEnum> enumerations() {
    return OmpEnums.ALL;
  }
}
