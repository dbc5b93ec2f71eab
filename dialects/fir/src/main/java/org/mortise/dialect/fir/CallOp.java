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
    attributes = {
        "callee: SYMBOL_REF?", "arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1",
        "procedure_attrs: FortranProcedureFlagsAttr?",
        "inline_attr: FortranInlineAttr? since 22.1",
        "accessGroups: ACCESS_GROUPS? since 22.1", "fastmath: FAST_MATH = NO_FAST_MATH"
    },
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
