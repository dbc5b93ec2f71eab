// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Creation of complex numbers, and arithmetic on them. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "complex", constants = ComplexConstraints.class)
public final class ComplexDialect extends ComplexDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return materialize(builder, value, type, location);
  }

  /**
   * Creates a {@code complex.constant} or {@code arith.constant}, or returns null if neither can hold {@code value}.
   * Other dialects use this to materialize the results of folding.
   */
  public static @Nullable Operation materialize(OpBuilder builder, Attribute value, Type type, Location location) {
    return ConstantOp.isBuildableWith(value, type)
        ? ConstantOp.build(builder, location, type, (ArrayAttr) value).operation()
        : ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
