// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
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

/** Functions of integers and floating-point numbers beyond arithmetic, and of vectors and tensors of these. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "math", constants = {MathConstraints.class, MathFunction.class, BitFunction.class,
    FloatClass.class})
public final class MathDialect extends MathDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
