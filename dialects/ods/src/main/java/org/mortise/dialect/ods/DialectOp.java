// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Defines a dialect: the constraints, enumerations, types, attributes and operations in the body. */
@Op(name = "ods.dialect",
    attributes = {
      "sym_name: SYMBOL_NAME", "summary: STRING?", "source: STRING?",
      "other_types: BOOL?", "other_attributes: BOOL?", "since: STRING?"
    },
    regions = "body: AT_MOST_ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "NO_TERMINATOR", "NO_REGION_ARGUMENTS", "SYMBOL"},
    format = "$sym_name attr-dict-with-keyword $body")
public final class DialectOp extends DialectOpBase {
  private static final Pattern NAMESPACE = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_$]*");

  DialectOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!NAMESPACE.matcher(symNameAttr().value()).matches()) {
      return opError("invalid dialect name");
    }
    return Definitions.isVersion(sinceAttr()) ? null : opError("unknown version of MLIR in 'since'");
  }
}
