// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Applies a constraint that is a function of the program with the patterns. */
@Op(name = "pdl.apply_native_constraint", operands = "args: ANY_PDL...", results = "results: ANY_PDL...",
    attributes = {"name: STRING", "isNegated: BOOL = FALSE"}, parents = "pdl.pattern",
    format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict")
public final class ApplyNativeConstraintOp extends ApplyNativeConstraintOpBase {
  ApplyNativeConstraintOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (args().isEmpty()) {
      return opError("expected at least one argument");
    }
    for (OpResult result : results()) {
      if (PdlConstraints.OF_OPERATION.accepts(result.type())) {
        return opError("returning an operation from a constraint is not supported");
      }
    }
    return null;
  }
}
