// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.UbDialect;
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

/** Arithmetic on integers and floating-point numbers, and on vectors and tensors of these. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "arith", constants = ArithTypes.class)
public final class ArithDialect extends ArithDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return materialize(builder, value, type, location);
  }

  /**
   * Creates an {@code arith.constant} or {@code ub.poison}, or returns null if neither can hold {@code value}. Other
   * dialects use this to materialize the results of folding.
   */
  public static @Nullable Operation materialize(OpBuilder builder, Attribute value, Type type, Location location) {
    return ConstantOp.isBuildableWith(value, type)
        ? ConstantOp.build(builder, location, value).operation()
        : UbDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
