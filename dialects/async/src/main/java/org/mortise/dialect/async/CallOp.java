// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.interfaces.function.CallVerifier;
import org.mortise.ir.symbols.SymbolTables;

/** Calls an asynchronous function by its name. */
@Op(name = "async.call",
    operands = "operands: ANY...",
    results = "results: VALUE_OR_TOKEN...",
    attributes = {
        "callee: FLAT_SYMBOL_REF", "arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1"
    },
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    implementations = {CallOp.Call.class, CallOp.SymbolUser.class})
public final class CallOp extends CallOpBase {
  CallOp(Operation operation) {
    super(operation);
  }

  /** The callee is a symbol. */
  static final class Call implements CallOpInterface {
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
  static final class SymbolUser implements SymbolUserOpInterface {
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
