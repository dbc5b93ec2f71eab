// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Returns from a function. */
@Op(name = "llvm.return",
    operands = "arg: LLVM_TYPE?",
    traits = {"RETURN_LIKE", "PURE"},
    format = "attr-dict ($arg^ `:` type($arg))?")
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation parent = parentOp();
    while (parent != null && FuncOp.of(parent) == null) {
      parent = parent.parentOp();
    }
    Diagnostic wrong = parent == null ? null : verify(FuncOp.of(parent));
    return wrong == null ? null : wrong.note(parent.location(), "when returning from function");
  }

  private @Nullable Diagnostic verify(FuncOp function) {
    Type expected = function.type().returnType();
    if (LlvmTypes.isVoid(expected)) {
      return arg() == null ? null : opError("expected no operands");
    }
    if (arg() == null) {
      return opError("expected 1 operand");
    }
    return arg().type() == expected ? null : opError("mismatching result types");
  }
}
