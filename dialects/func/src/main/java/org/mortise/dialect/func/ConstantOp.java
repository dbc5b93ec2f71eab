// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.osgi.service.component.annotations.Component;

/** A function as a value. */
public final class ConstantOp {
  public static final String NAME = "func.constant";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .attribute("value", AttributeConstraints.FLAT_SYMBOL_REF)
      .result("result", TypeConstraints.ANY)
      .traits(Trait.CONSTANT_LIKE)
      .pure()
      .format("attr-dict $value `:` type(results)")
      .folder((op, constants) -> FoldResult.of(op.property(0)))
      .resultNames((op, sink) -> sink.name(op.result(0), "f"))
      .build();

  private final Operation op;

  private ConstantOp(Operation op) {
    this.op = op;
  }

  public static ConstantOp create(OpBuilder builder, Location location, SymbolRefAttr function, Type type) {
    return new ConstantOp(
        builder.create(builder.state(location, NAME).setProperty(0, function).addResultType(type)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ConstantOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ConstantOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public SymbolRefAttr value() {
    return (SymbolRefAttr) op.property(0);
  }

  /** The function must be there and have the type of the result. */
  @Component(service = SymbolUserOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr name = (SymbolRefAttr) op.property(0);
      FuncOp function = FuncOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
      if (function == null) {
        return op.opError("reference to undefined function '" + name.rootReference() + "'");
      }
      return function.type() == op.result(0).type()
          ? null
          : op.opError("reference to function with mismatched type");
    }

    @Override
    public boolean isPartOfVerifier() {
      return true;
    }
  }
}
