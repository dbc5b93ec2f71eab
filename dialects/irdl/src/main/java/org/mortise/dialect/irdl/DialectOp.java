// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Defines a dialect: the types, attributes and operations in the body. */
@Op(name = "irdl.dialect",
    attributes = "sym_name: SYMBOL_NAME",
    regions = "body: ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "NO_TERMINATOR", "SYMBOL", "SYMBOL_TABLE"},
    format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)")
public final class DialectOp extends DialectOpBase {
  private static final Pattern NAMESPACE = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_$]*");

  DialectOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(BodySyntax.NAME, new BodySyntax());
  }

  @Nullable Diagnostic verify() {
    return NAMESPACE.matcher(symNameAttr().value()).matches() ? null : opError("invalid dialect name");
  }
}
