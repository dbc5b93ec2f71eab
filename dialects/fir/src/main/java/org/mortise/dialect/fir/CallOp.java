// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.CallOpInterface;

/** Calls a procedure, by its name or by its address. */
@Op(name = "fir.call",
    operands = "args: ANY...",
    results = "results: ANY...",
    attributes = {"callee: SYMBOL_REF?", "fastmath: FAST_MATH = NO_FAST_MATH", "is_bind_c: UNIT?"},
    implementations = CallOp.Call.class)
public final class CallOp extends CallOpBase {
  CallOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new CallAssembly());
  }

  @Nullable Diagnostic verify() {
    return calleeAttr() == null && operation().operandCount() == 0
        ? opError("requires attribute 'callee', or a procedure as its first operand") : null;
  }

  /** The callee is a symbol, or the first operand. */
  static final class Call implements CallOpInterface {
    @Override
    public @Nullable SymbolRefAttr getCalleeSymbol(Operation op) {
      return of(op).calleeAttr();
    }

    @Override
    public @Nullable Value getCalleeValue(Operation op) {
      return of(op).calleeAttr() == null ? op.operand(0) : null;
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      int first = of(op).calleeAttr() == null ? 1 : 0;
      return new OperandRange(op, first, op.operandCount() - first);
    }
  }
}
