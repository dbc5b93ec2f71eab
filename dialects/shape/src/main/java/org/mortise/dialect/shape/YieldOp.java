// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Passes values to the next step of a reduction. */
@Op(name = "shape.yield",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = {"shape.reduce", "shape.function_library"},
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation op = operation();
    Operation parent = op.parentOp();
    if (parent.resultCount() != op.operandCount()) {
      return opError("number of operands does not match number of results of its parent");
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() != parent.result(i).type()) {
        return opError("types mismatch between yield op and its parent");
      }
    }
    return null;
  }
}
