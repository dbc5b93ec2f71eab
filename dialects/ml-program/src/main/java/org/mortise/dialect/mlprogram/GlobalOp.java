// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Declares a global variable, or a constant if it is not mutable. */
@Op(name = "ml_program.global",
    attributes = {
        "sym_name: SYMBOL_NAME", "type: TYPE", "is_mutable: UNIT?", "value: ANY?", "sym_visibility: STRING?"
    },
    traits = "SYMBOL",
    format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``"
          + " custom<TypedInitialValue>($type, $value) attr-dict",
    implementations = GlobalBufferization.class)
public final class GlobalOp extends GlobalOpBase {
  GlobalOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("SymbolVisibility", new VisibilitySyntax());
    op.directive("TypedInitialValue", new InitialValueSyntax());
  }

  @Nullable Diagnostic verify() {
    return isMutableAttr() == null && valueAttr() == null
        ? opError("immutable global must have an initial value")
        : null;
  }
}
