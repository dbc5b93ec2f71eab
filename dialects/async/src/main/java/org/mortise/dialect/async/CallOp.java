// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.interfaces.function.CallVerifier;
import org.mortise.ir.symbols.SymbolTables;
import org.osgi.service.component.annotations.Component;

/** Calls an asynchronous function by its name. */
@Op(name = "async.call",
    operands = "operands: ANY...",
    results = "results: VALUE_OR_TOKEN...",
    attributes = "callee: FLAT_SYMBOL_REF",
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
public final class CallOp extends CallOpBase {
  CallOp(Operation operation) {
    super(operation);
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
      Operation function = symbolTables.lookupNearestSymbolFrom(op, name);
      if (function == null || FuncOp.of(function) == null) {
        return op.opError("'" + name.rootReference() + "' does not reference a valid async function");
      }
      return CallVerifier.verify(op, function);
    }
  }
}
