// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of declarations of operands and results. */
@Op(operands = "args: ATTRIBUTE_HANDLE...",
    attributes = "variadicity: VARIADICITIES",
    parents = "irdl.operation",
    format = "`` custom<ValuesWithVariadicity>($args, $variadicity) attr-dict")
public abstract class ValuesOp extends ValuesOpBase {
  ValuesOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(ValuesSyntax.NAME, new ValuesSyntax());
  }

  @Nullable Diagnostic verify() {
    int variadicities = variadicityAttr().values().size();
    return variadicities == args().size() ? null
        : opError("the number of operands and their variadicities must be the same, but got " + args().size() + " and "
            + variadicities + " respectively");
  }
}
