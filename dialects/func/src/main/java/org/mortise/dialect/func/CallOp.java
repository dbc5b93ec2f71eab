// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** Calls a function by its name. */
@Op(name = "func.call",
    operands = "operands: ANY...",
    results = "results: ANY...",
    attributes = "callee: FLAT_SYMBOL_REF",
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
public final class CallOp extends CallOpBase {
  CallOp(Operation operation) {
    super(operation);
  }

  /** Creates a call of {@code callee}. */
  public static CallOp create(OpBuilder builder, Location location, FuncOp callee, List<? extends Value> operands) {
    SymbolRefAttr name = SymbolRefAttr.of(builder.context(), callee.name());
    return create(builder, location, callee.type().results(), operands, name);
  }

  /** The callee is a symbol. */
  @Component(service = CallOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return of(op).calleeAttr();
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return of(op).operands();
    }
  }

  /** Requires a callee with the types of the call. */
  @Component(service = SymbolUserOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr name = of(op).calleeAttr();
      FuncOp function = FuncOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
      if (function == null) {
        return op.opError("'" + name.rootReference() + "' does not reference a valid function");
      }
      FunctionType type = function.type();
      Diagnostic wrong = verifyOperands(op, type.inputs());
      return wrong != null ? wrong : verifyResults(op, type.results());
    }

    private static @Nullable Diagnostic verifyOperands(Operation op, List<Type> expected) {
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

    private static @Nullable Diagnostic verifyResults(Operation op, List<Type> expected) {
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
