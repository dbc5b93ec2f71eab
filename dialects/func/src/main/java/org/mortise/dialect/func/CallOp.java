// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.interfaces.function.CallVerifier;
import org.mortise.ir.symbols.SymbolTables;

/** Calls a function by its name. */
@Op(name = "func.call",
    operands = "operands: ANY...",
    results = "results: ANY...",
    attributes = {
        "callee: FLAT_SYMBOL_REF", "arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1",
        "no_inline: UNIT? since 22.1"
    },
    traits = "MEMREFS_NORMALIZABLE",
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    implementations = {CallOp.Call.class, CallOp.SymbolUser.class, CallBufferization.class})
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
      FuncOp function = FuncOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
      if (function == null) {
        return op.opError("'" + name.rootReference() + "' does not reference a valid function");
      }
      return CallVerifier.verify(op, function.operation());
    }
  }
}
