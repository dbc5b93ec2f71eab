// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** Arithmetic on {@code index}, whose width is the pointer width of the target: 32 or 64 bits. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "index")
public final class IndexDialect extends IndexDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    if (!(value instanceof IntegerAttr number)) {
      return null;
    }
    if (type instanceof IndexType) {
      return ConstantOp.build(builder, location, number).operation();
    }
    boolean isBool = type instanceof IntegerType integer && integer.isSignless() && integer.width() == 1;
    return isBool ? BoolConstantOp.build(builder, location, number).operation() : null;
  }
}
