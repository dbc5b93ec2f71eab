// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineOperations;
import org.osgi.service.component.annotations.Component;

/** Operations on multi-dimensional vectors of fixed or scalable sizes, and their transfer from and to memory. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "vector", constants = VectorConstraints.class)
public final class VectorDialect extends VectorDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineOperations();
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }
}
