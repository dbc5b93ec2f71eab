// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/**
 * Operations for tests: those of MLIR's test dialect that the tests of buffer deallocation and control flow use.
 * Unknown operations of the namespace are accepted.
 */
@Component(service = Dialect.class)
@DialectOperations(namespace = "test")
public final class TestDialect extends TestDialectBase {
  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ConstantOp.create(builder, location, type, value).operation();
  }
}
