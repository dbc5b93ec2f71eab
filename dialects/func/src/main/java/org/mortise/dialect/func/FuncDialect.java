// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** Functions, calls and returns. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "func")
public final class FuncDialect extends FuncDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    if (value instanceof SymbolRefAttr symbol && symbol.isFlat() && type instanceof FunctionType) {
      return ConstantOp.build(builder, location, type, symbol).operation();
    }
    return null;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new FuncInliner();
  }
}
