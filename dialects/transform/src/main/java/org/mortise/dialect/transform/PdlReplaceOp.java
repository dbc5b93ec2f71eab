// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Replaces an operation by another one, or its results by values. */
@Op(name = "pdl.replace", parents = "pdl.rewrite", traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    operands = {"opValue: OF_OPERATION", "replOperation: OF_OPERATION?", "replValues: VALUE_OR_VALUES..."},
    format = "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict")
public final class PdlReplaceOp extends PdlReplaceOpBase {
  PdlReplaceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return replOperation() == null || replValues().isEmpty() ? null
        : opError("expected no replacement values to be provided when the replacement operation is present");
  }
}
