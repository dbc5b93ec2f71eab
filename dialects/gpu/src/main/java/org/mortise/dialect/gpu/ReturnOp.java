// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.function.FunctionLike;

/** Returns from {@link GPUFuncOp}. */
@Op(name = "gpu.return",
    operands = "operands: ANY...",
    traits = {"PURE", "TERMINATOR"},
    parents = "gpu.func",
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation op = operation();
    Operation function = op.parentOp();
    List<Type> results = FunctionLike.functionType(function).results();
    if (op.operandCount() != results.size()) {
      return opError("expected " + results.size() + " result operands")
          .note(function.location(), "return type declared here");
    }
    for (int i = 0; i < results.size(); i++) {
      if (op.operand(i).type() != results.get(i)) {
        return opError("unexpected type `'" + op.operand(i).type() + "'' for operand #" + i);
      }
    }
    return null;
  }
}
