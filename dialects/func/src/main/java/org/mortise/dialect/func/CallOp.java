// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** Calls a function by its name. */
public final class CallOp {
  public static final String NAME = "func.call";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .attribute("callee", AttributeConstraints.FLAT_SYMBOL_REF)
      .operands("operands", TypeConstraints.ANY)
      .results("results", TypeConstraints.ANY)
      .format("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
      .build();

  private final Operation op;

  private CallOp(Operation op) {
    this.op = op;
  }

  public static CallOp create(
      OpBuilder builder, Location location, String callee, List<? extends Type> results,
      List<? extends Value> operands) {
    return create(builder, location, SymbolRefAttr.of(builder.context(), callee), results, operands);
  }

  public static CallOp create(
      OpBuilder builder,
      Location location,
      SymbolRefAttr callee,
      List<? extends Type> results,
      List<? extends Value> operands) {
    return new CallOp(builder.create(
        builder.state(location, NAME).setProperty(0, callee).addOperands(operands).addResultTypes(results)));
  }

  /** A call of {@code callee} with results as it has them. */
  public static CallOp create(OpBuilder builder, Location location, FuncOp callee, List<? extends Value> operands) {
    return create(builder, location, callee.name(), callee.type().results(), operands);
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CallOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CallOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public SymbolRefAttr callee() {
    return (SymbolRefAttr) op.property(0);
  }

  public OperandRange operands() {
    return op.operandGroup(0);
  }

  /** Whom it calls with what. */
  @Component(service = CallOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return (SymbolRefAttr) op.property(0);
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return op.operandGroup(0);
    }
  }

  /** The callee must be there and have the types of the call. */
  @Component(service = SymbolUserOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr name = (SymbolRefAttr) op.property(0);
      FuncOp function = FuncOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
      if (function == null) {
        return op.opError("'" + name.rootReference() + "' does not reference a valid function");
      }
      FunctionType type = function.type();
      Diagnostic wrong = verifyOperands(op, type.inputs());
      return wrong != null ? wrong : verifyResults(op, type.results());
    }

    private static Diagnostic verifyOperands(Operation op, List<Type> expected) {
      if (op.operandCount() != expected.size()) {
        return op.opError("incorrect number of operands for callee");
      }
      for (int i = 0; i < expected.size(); i++) {
        if (op.operand(i).type() != expected.get(i)) {
          return op.opError("operand type mismatch: expected operand type '" + expected.get(i) + "', but provided '"
              + op.operand(i).type() + "' for operand number " + i);
        }
      }
      return null;
    }

    private static Diagnostic verifyResults(Operation op, List<Type> expected) {
      if (op.resultCount() != expected.size()) {
        return op.opError("incorrect number of results for callee");
      }
      for (int i = 0; i < expected.size(); i++) {
        if (op.result(i).type() != expected.get(i)) {
          return op.opError("result type mismatch at index " + i)
              .note(op.location(), "      op result types: " + quoted(typesOf(op)))
              .note(op.location(), "function result types: " + quoted(expected));
        }
      }
      return null;
    }

    private static List<Type> typesOf(Operation op) {
      Type[] types = new Type[op.resultCount()];
      for (int i = 0; i < types.length; i++) {
        types[i] = op.result(i).type();
      }
      return List.of(types);
    }

    private static String quoted(List<Type> types) {
      StringBuilder text = new StringBuilder();
      for (Type type : types) {
        text.append(text.isEmpty() ? "'" : ", '").append(type).append('\'');
      }
      return text.toString();
    }
  }
}
