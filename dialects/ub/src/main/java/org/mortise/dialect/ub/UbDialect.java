// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ub;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Values of undefined behavior. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "ub")
public final class UbDialect extends UbDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return materialize(builder, value, type, location);
  }

  /** Creates {@code ub.poison} if {@code value} is poison, otherwise returns null. For folders of other dialects. */
  public static @Nullable Operation materialize(OpBuilder builder, Attribute value, Type type, Location location) {
    return value instanceof PoisonAttr ? PoisonOp.build(builder, location, type).operation() : null;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
