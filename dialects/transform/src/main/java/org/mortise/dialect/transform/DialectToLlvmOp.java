// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds the conversions of a dialect to the dialect llvm. */
@Op(name = "transform.apply_conversion_patterns.dialect_to_llvm",
    attributes = "dialect_name: STRING",
    traits = "CONVERSION_PATTERN",
    format = "$dialect_name attr-dict")
public final class DialectToLlvmOp extends DialectToLlvmOpBase {
  DialectToLlvmOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String name = dialectNameAttr().value();
    return context().dialect(name) != null ? null : opError("unknown dialect or dialect not loaded: " + name);
  }
}
