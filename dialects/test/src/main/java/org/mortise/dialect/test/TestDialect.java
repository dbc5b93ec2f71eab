// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/**
 * Operations that only tests need: those of MLIR's test dialect with which buffer deallocation and control
 * flow are tested. Operations of this namespace that it does not define are accepted.
 */
@Component(service = Dialect.class)
@DialectOperations(namespace = "test")
public final class TestDialect extends TestDialectBase {
  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }
}
