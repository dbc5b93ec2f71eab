// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** Functions, calls and returns. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class FuncDialect extends Dialect {
  public static final String NAMESPACE = "func";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(CallOp.NAME, CallIndirectOp.NAME, ConstantOp.NAME, FuncOp.NAME, ReturnOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case CallOp.NAME -> CallOp.DEFINITION;
      case CallIndirectOp.NAME -> CallIndirectOp.DEFINITION;
      case ConstantOp.NAME -> ConstantOp.DEFINITION;
      case FuncOp.NAME -> FuncOp.DEFINITION;
      case ReturnOp.NAME -> ReturnOp.DEFINITION;
      default -> null;
    };
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    if (value instanceof SymbolRefAttr symbol && symbol.isFlat() && type instanceof FunctionType) {
      return ConstantOp.create(builder, location, symbol, type).operation();
    }
    return null;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new FuncInliner();
  }
}
